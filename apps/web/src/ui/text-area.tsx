"use client";

import clsx from "clsx";
import type { ComponentProps } from "react";
import { useFieldWiring } from "./field-context.tsx";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  minRows?: number;
  maxRows?: number;
}

/**
 * Grows with its text by `field-sizing`; browsers that do not know it show a box of `minRows`
 * that scrolls and can be dragged taller.
 */
export function TextArea({ minRows = 4, maxRows = 16, className, style, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring();
  return (
    <textarea
      rows={minRows}
      {...wiring}
      {...rest}
      style={{
        minHeight: `calc(${minRows}lh + 1.25rem)`,
        maxHeight: `calc(${maxRows}lh + 1.25rem)`,
        ...style,
      }}
      className={clsx("control field-sizing-content resize-y leading-relaxed", className)}
    />
  );
}
