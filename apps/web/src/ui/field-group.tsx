"use client";

import { type ReactNode, useId } from "react";
import { FieldError, OptionalMark, RequiredMark } from "./field-parts.tsx";

export interface FieldGroupProps {
  legend: string;
  children: ReactNode;
  required?: boolean;
  optional?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  hideLegend?: boolean;
}

/** A question with several controls below it: radio cards, check boxes, a date in parts. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, children, required, optional, help, error, hideLegend } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      className="grid min-w-0 content-start gap-2"
    >
      <legend className={hideLegend ? "sr-only" : "mb-2 font-semibold text-sm"}>
        <span className="flex items-center gap-2">
          {legend}
          {required && <RequiredMark />}
          {optional && <OptionalMark />}
        </span>
      </legend>
      {help && (
        <p id={`${id}-help`} className="-mt-2 text-ink-3 text-xs">
          {help}
        </p>
      )}
      {children}
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </fieldset>
  );
}
