import clsx from "clsx";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";

export interface ScheduleBubbleProps {
  /** `middle` is nobody's: what both have agreed upon. */
  side: "my" | "partner" | "middle";
  title: string;
  children: ReactNode;
  /** The answers to it, e.g. 承諾する. */
  actions?: ReactNode;
  /** A later one has taken its place. */
  quiet?: boolean;
}

const corners = { my: "rounded-tr-[4px]", partner: "rounded-tl-[4px]", middle: "" };

/** `my-schedule` and `partner-schedule`: dates to look at and answer, as a card. */
export function ScheduleBubble({ side, title, children, actions, quiet }: ScheduleBubbleProps) {
  return (
    <div
      className={clsx(
        "w-full min-w-0 overflow-hidden rounded-lg border sm:min-w-(--schedule-bubble,20rem)",
        quiet ? "border-line bg-sunken text-ink-2" : "border-indigo/30 bg-surface",
        corners[side],
      )}
    >
      <p
        className={clsx(
          "flex items-center gap-2 px-4 py-2.5 font-semibold text-sm",
          quiet ? "text-ink-2" : "bg-indigo-tint text-indigo",
        )}
      >
        <CalendarDays className="size-4 shrink-0" aria-hidden="true" />
        {title}
      </p>
      <div className={clsx("grid gap-3 px-4 text-sm", quiet ? "pb-3.5" : "py-3.5")}>
        {children}
        {actions && <div className="flex flex-wrap gap-2 pt-1">{actions}</div>}
      </div>
    </div>
  );
}
