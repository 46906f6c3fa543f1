import clsx from "clsx";
import { Check } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** Where one stands among a few named steps. On a phone only the current name shows. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-2">
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li
            key={step}
            aria-current={now ? "step" : undefined}
            className={clsx(
              "flex min-w-0 items-center gap-2",
              index > 0 && "flex-1 sm:flex-initial",
            )}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={clsx(
                  "h-px min-w-[6px] flex-1 sm:w-8",
                  done || now ? "bg-accent" : "bg-edge",
                )}
              />
            )}
            <span
              className={clsx(
                "grid size-7 shrink-0 place-items-center rounded-full border font-semibold text-xs tabular-nums",
                now && "border-accent bg-accent text-on-accent",
                done && "border-accent bg-accent-tint text-accent-ink",
                !now && !done && "border-edge text-ink-2",
              )}
            >
              {done ? <Check className="size-4" aria-hidden="true" /> : index + 1}
            </span>
            <span
              className={clsx(
                "truncate text-sm max-sm:not-in-[[aria-current]]:sr-only",
                now ? "font-semibold" : "text-ink-2",
              )}
            >
              {step}
              {done && <span className="sr-only">（{uiCopy.done}）</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
