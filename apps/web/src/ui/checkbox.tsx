"use client";

import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { CheckMark } from "./check-mark.tsx";
import { useFieldWiring } from "./field-context.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  help?: ReactNode;
}

export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const { id: _labelled, ...wiring } = useFieldWiring();
  return (
    <label
      className={clsx(
        "target relative flex items-start gap-3 rounded-sm py-1.5 has-disabled:cursor-not-allowed has-disabled:text-ink-3",
        "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <input {...wiring} {...rest} type="checkbox" className="peer absolute opacity-0" />
      <CheckMark className="mt-[0.3em]" />
      <span className="min-w-0">
        {label}
        {help && <span className="block text-ink-3 text-xs">{help}</span>}
      </span>
    </label>
  );
}
