"use client";

import { formatMonthDayWeekday, formatTime } from "@tefuda/domain/time/format.ja";
import { useOwnTime } from "@/platform/local-time";
import { useNow } from "@/platform/use-now";
import { frameCopy } from "./copy.ja";

/** Names the zone of a page's times to a reader whose clock is not Japan's, and what both clocks show now. */
export function ZoneLine() {
  const now = useNow();
  const own = useOwnTime()(now);
  return own ? (
    <aside
      aria-label={frameCopy.zone.label}
      className="bg-sunken px-4 py-1.5 text-center text-ink-2 text-xs tabular-nums"
    >
      {frameCopy.zone.text(`${formatMonthDayWeekday(now)} ${formatTime(now)}`, own)}
    </aside>
  ) : null;
}
