import { formatMonthDay } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import { Clock } from "lucide-react";
import { offerCopy as copy } from "./copy.ja";
import { timeLeft } from "./time-left";

/** Until when an offer can be answered, and how long that is from now. */
export function Deadline({ expiresAt, now }: { expiresAt: Date; now: Date }) {
  const left = timeLeft(expiresAt, now);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
      <Clock className="size-4 shrink-0" aria-hidden="true" />
      <span>
        {copy.deadline}{" "}
        <time dateTime={expiresAt.toISOString()} className="tabular-nums">
          {formatMonthDay(expiresAt)}
        </time>
      </span>
      {left && (
        <span className={clsx("tabular-nums", left.isUrgent && "font-semibold text-accent-ink")}>
          {left.text}
        </span>
      )}
    </span>
  );
}
