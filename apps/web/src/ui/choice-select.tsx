import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface ChoiceSelectGroup {
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface ChoiceSelectProps {
  /** The name under which the choice is sent. */
  name: string;
  label: string;
  /** Of the entry that chooses nothing. */
  anyLabel: string;
  chosen: string | undefined;
  options?: ChoiceSelectGroup["options"];
  groups?: readonly ChoiceSelectGroup[];
  help?: ReactNode;
}

const entries = (options: ChoiceSelectGroup["options"]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** One of many in a search: the browser's own list, sent with the form and without any script. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { name, label, anyLabel, chosen, options = [], groups = [], help } = props;
  const id = useId();
  return (
    <div className="grid gap-1.5 border-line border-b py-4 last:border-0">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <select
          // What the address says wins when it changes: lists keep their own state otherwise.
          key={chosen}
          id={id}
          name={name}
          defaultValue={chosen ?? ""}
          aria-describedby={help ? `${id}-help` : undefined}
          className="control appearance-none truncate pr-11 text-sm"
        >
          <option value="">{anyLabel}</option>
          {entries(options)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {entries(group.options)}
            </optgroup>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-2"
          aria-hidden="true"
        />
      </div>
      {help && (
        <p id={`${id}-help`} className="text-ink-2 text-xs">
          {help}
        </p>
      )}
    </div>
  );
}
