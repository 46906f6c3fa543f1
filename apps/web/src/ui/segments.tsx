"use client";

import clsx from "clsx";
import { useId } from "react";
import { FieldError } from "./field-parts.tsx";

export interface SegmentsProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  /** Undefined while nothing is chosen. */
  value: V | undefined;
  onChange: (value: V) => void;
  hideLabel?: boolean;
  error?: string | undefined;
}

/** One of two to four short choices, side by side. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const { label, options, value, onChange, hideLabel, error } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? "sr-only" : "mb-1.5 text-ink-2 text-xs"}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-0.5 rounded-md border border-line bg-paper p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "target relative grid min-w-12 place-items-center rounded-sm px-3 text-ink-2 text-sm transition-colors hover:text-ink",
              "has-checked:bg-ink has-checked:font-semibold has-checked:text-paper",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
