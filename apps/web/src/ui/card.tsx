import clsx from "clsx";
import type { ComponentProps, ElementType } from "react";

export interface CardProps extends ComponentProps<"div"> {
  as?: ElementType;
  pad?: "none" | "sm" | "md" | "lg";
  /** Lifts on hover: for cards that are links. The link inside carries `card-link`. */
  lift?: boolean;
  selected?: boolean;
}

const pads = { none: "", sm: "p-4", md: "p-5 sm:p-6", lg: "p-6 sm:p-8" };

/** The motif: a sheet of paper with soft corners and a hairline edge. */
export function Card({ as, pad = "md", lift, selected, className, ...rest }: CardProps) {
  const Element = as ?? "div";
  return (
    <Element
      {...rest}
      className={clsx(
        "relative min-w-0 rounded-lg border bg-surface",
        selected ? "border-accent" : "border-line",
        lift &&
          "transition-[box-shadow,border-color,translate] hover:-translate-y-0.5 hover:border-edge hover:shadow-high has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2",
        pads[pad],
        className,
      )}
    />
  );
}
