"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { uiCopy } from "./copy.ja.ts";
import { useFieldWiring } from "./field-context.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children"> {
  options: readonly (SelectOption | SelectGroup)[];
  /** The line shown while nothing is chosen; false leaves it out. */
  placeholder?: string | false;
}

const option = (item: SelectOption) => (
  <option key={item.value} value={item.value} disabled={item.disabled}>
    {item.label}
  </option>
);

/** The platform's own list: the quickest one on a phone, and known to every reader. */
export function Select({ options, placeholder = uiCopy.choose, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring();
  return (
    <div className={clsx("relative", className)}>
      <select {...wiring} {...rest} className="control appearance-none truncate pr-11">
        {placeholder !== false && <option value="">{placeholder}</option>}
        {options.map((item) =>
          "options" in item ? (
            <optgroup key={item.label} label={item.label}>
              {item.options.map(option)}
            </optgroup>
          ) : (
            option(item)
          ),
        )}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-2"
        aria-hidden="true"
      />
    </div>
  );
}
