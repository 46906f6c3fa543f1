"use client";

import clsx from "clsx";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";

export interface ChipsProps<V extends string> extends Omit<FieldGroupProps, "children"> {
  options: readonly { value: V; label: string; disabled?: boolean }[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** Only one may be on; pressing it again clears it. */
  single?: boolean;
  max?: number;
}

/** A row of short choices that toggle: filters, tags, themes. */
export function Chips<V extends string>(props: ChipsProps<V>) {
  const { options, value, onChange, single, max, ...group } = props;
  const full = !single && max !== undefined && value.length >= max;
  const toggle = (key: V, on: boolean) => {
    if (single) return onChange(on ? [key] : []);
    onChange(options.map((o) => o.value).filter((v) => (v === key ? on : value.includes(v))));
  };
  return (
    <FieldGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {options.map((item) => {
          const on = value.includes(item.value);
          return (
            <button
              key={item.value}
              type="button"
              aria-pressed={on}
              disabled={item.disabled || (full && !on)}
              onClick={() => toggle(item.value, !on)}
              className={clsx(
                "target rounded-full border px-4 py-1 text-sm transition-colors",
                "disabled:border-line disabled:bg-sunken disabled:text-ink-3",
                on
                  ? "border-accent bg-accent-tint font-semibold text-accent-ink"
                  : "border-edge bg-surface text-ink enabled:hover:border-ink",
              )}
            >
              {item.label}
            </button>
          );
        })}
      </div>
    </FieldGroup>
  );
}
