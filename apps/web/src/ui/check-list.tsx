import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { CheckMark } from "./check-mark.tsx";

export interface CheckListProps {
  /** The name under which the choices are sent. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; help?: string | undefined }[];
  chosen: readonly string[];
  /** Unfolded at first; one with a choice always is. */
  open?: boolean;
}

/** Choices of a search that fold away: the browser's own boxes, without any script. */
export function CheckList({ name, label, options, chosen, open }: CheckListProps) {
  return (
    <details
      // What the address says wins when it changes: boxes keep their own state otherwise.
      key={chosen.join(" ")}
      open={open || chosen.length > 0}
      className="group border-line border-b py-1 last:border-0"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm font-semibold text-sm [&::-webkit-details-marker]:hidden">
        {label}
        {chosen.length > 0 && (
          <span className="grid size-5 place-items-center rounded-full bg-accent-tint text-accent-ink text-xs tabular-nums">
            {chosen.length}
          </span>
        )}
        <ChevronDown
          className="ml-auto size-4 text-ink-3 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <fieldset className="grid pb-2">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "target relative flex items-start gap-3 rounded-sm py-1.5 text-sm hover:text-accent-ink",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1",
            )}
          >
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="peer absolute opacity-0"
            />
            <CheckMark className="mt-[0.15em]" />
            <span className="min-w-0">
              {option.label}
              {option.help && <span className="block text-ink-3 text-xs">{option.help}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
