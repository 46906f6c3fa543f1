import clsx from "clsx";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";

export interface ScheduleBubbleProps {
  side: "my" | "partner";
  title: string;
  children: ReactNode;
  /** The answers to it, e.g. 承諾する. */
  actions?: ReactNode;
}

/** `my-schedule` and `partner-schedule`: dates to look at and answer, as a card. */
export function ScheduleBubble({ side, title, children, actions }: ScheduleBubbleProps) {
  return (
    <div
      className={clsx(
        "w-full min-w-0 overflow-hidden rounded-lg border border-indigo/30 bg-surface sm:min-w-80",
        side === "my" ? "rounded-tr-[4px]" : "rounded-tl-[4px]",
      )}
    >
      <p className="flex items-center gap-2 bg-indigo-tint px-4 py-2.5 font-semibold text-indigo text-sm">
        <CalendarDays className="size-4 shrink-0" aria-hidden="true" />
        {title}
      </p>
      <div className="grid gap-3 px-4 py-3.5 text-sm">
        {children}
        {actions && <div className="flex flex-wrap gap-2 pt-1">{actions}</div>}
      </div>
    </div>
  );
}
