"use client";

import { type ReactNode, useId, useMemo } from "react";
import { CharCount } from "./char-count.tsx";
import { FieldContext } from "./field-context.tsx";
import { FieldError, OptionalMark, RequiredMark } from "./field-parts.tsx";

export interface FieldProps {
  label: string;
  children: ReactNode;
  required?: boolean;
  /** Marks the field as optional, for forms where most are required. */
  optional?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  /** The current text and its limit in letters; shows the count. */
  count?: { text: string; limit: number };
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** Label, help, count and error of one control, tied to it for every reader. */
export function Field(props: FieldProps) {
  const { label, children, required, optional, help, error, count, hideLabel } = props;
  const id = useId();
  const describedBy =
    [error && `${id}-error`, help && `${id}-help`, count && `${id}-count`]
      .filter(Boolean)
      .join(" ") || undefined;
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({
      id,
      "aria-describedby": describedBy,
      "aria-invalid": invalid ? (true as const) : undefined,
      "aria-required": required ? (true as const) : undefined,
    }),
    [id, describedBy, invalid, required],
  );
  return (
    <FieldContext value={wiring}>
      <div className="grid content-start gap-1.5">
        <label
          htmlFor={id}
          className={hideLabel ? "sr-only" : "flex items-center gap-2 font-semibold text-sm"}
        >
          {label}
          {required && <RequiredMark />}
          {optional && <OptionalMark />}
        </label>
        {children}
        {(error || help || count) && (
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="grid min-w-0 flex-1 gap-1" aria-live="polite">
              {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
              {help && (
                <p id={`${id}-help`} className="text-ink-3 text-xs">
                  {help}
                </p>
              )}
            </div>
            {count && <CharCount id={`${id}-count`} {...count} />}
          </div>
        )}
      </div>
    </FieldContext>
  );
}
