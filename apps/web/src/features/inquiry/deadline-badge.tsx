import { formatListTime } from "@tefuda/domain/time/format.ja";
import { DAY_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import { Badge } from "@/ui/badge";
import { inquiryDeskCopy as copy } from "./copy.ja";

/** Until when something is to be answered: late, soon, or later. */
export function DeadlineBadge({ deadline, now }: { deadline: Date; now: Date }) {
  const left = deadline.getTime() - now.getTime();
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {left < 0 && <Badge tone="danger">{copy.overdue}</Badge>}
      {left >= 0 && left < DAY_MS && <Badge tone="gold">{copy.soon}</Badge>}
      <span className="whitespace-nowrap">
        {/* A deadline is midnight, at which the day before ends. */}
        {formatListTime(new Date(deadline.getTime() - MINUTE_MS), now)}
      </span>
    </span>
  );
}
