"use client";

import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useFieldWiring } from "./field-context.tsx";

export interface TextInputProps extends ComponentProps<"input"> {
  /** A unit or icon inside the box. */
  before?: ReactNode;
  after?: ReactNode;
}

export function TextInput({ before, after, className, ...rest }: TextInputProps) {
  const wiring = useFieldWiring();
  const input = (
    <input
      type="text"
      {...wiring}
      {...rest}
      className={clsx("control", before && "pl-11", after && "pr-14", className)}
    />
  );
  if (!before && !after) return input;
  return (
    <div className="relative">
      {before && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-ink-3">
          {before}
        </span>
      )}
      {input}
      {after && (
        <span className="absolute inset-y-0 right-1 grid min-w-11 place-items-center text-ink-2 text-sm">
          {after}
        </span>
      )}
    </div>
  );
}
