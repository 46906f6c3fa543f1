import clsx from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "accent" | "indigo" | "pine" | "gold" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink-2",
  accent: "bg-accent-tint text-accent-ink",
  indigo: "bg-indigo-tint text-indigo",
  pine: "bg-pine-tint text-pine",
  gold: "bg-gold-tint text-gold",
  danger: "bg-danger-tint text-danger",
};

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  icon?: ReactNode;
}

/** A state or a kind in one word. */
export function Badge({ children, tone = "neutral", icon }: BadgeProps) {
  return (
    <span
      className={clsx(
        "inline-flex max-w-full items-center gap-1 whitespace-nowrap crowded:whitespace-normal rounded-sm px-2 py-0.5 font-semibold text-xs",
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
