"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { CheckMark } from "./check-mark.tsx";

export interface Choice<V extends string = string> {
  value: V;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

interface ChoiceCardProps extends Omit<ComponentProps<"input">, "type"> {
  kind: "radio" | "checkbox";
  label: ReactNode;
  help?: ReactNode;
}

/** One big card that is a radio or a check box; spreads `register()` as an input would. */
export function ChoiceCard({ kind, label, help, className, ...rest }: ChoiceCardProps) {
  const id = useId();
  return (
    <label
      className={clsx(
        "relative flex min-h-14 items-center gap-3 crowded:gap-2 rounded-md border border-edge bg-surface px-4 crowded:px-2 py-3 transition-colors",
        "hover:border-ink has-checked:border-accent has-checked:bg-accent-tint has-checked:shadow-[inset_0_0_0_1px_var(--accent)]",
        "has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-2 has-disabled:hover:border-line",
        "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <input
        {...(help && { "aria-labelledby": id, "aria-describedby": `${id}-help` })}
        {...rest}
        type={kind}
        className="peer absolute opacity-0"
      />
      <CheckMark round={kind === "radio"} />
      <span className="min-w-0 text-sm leading-relaxed">
        <span id={id} className="block font-semibold">
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className="block text-ink-2 text-xs">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}

const columnClass = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 lg:grid-cols-3" };

/** The grid the cards stand in. */
export function ChoiceGrid({
  columns = 1,
  children,
}: {
  columns?: 1 | 2 | 3 | undefined;
  children: ReactNode;
}) {
  return <div className={clsx("grid gap-2", columnClass[columns])}>{children}</div>;
}
