"use client";

import { formatMonthDayWeekday, formatTime } from "@tefuda/domain/time/format.ja";
import { useOwnTime } from "@/platform/local-time";
import { useNow } from "@/platform/use-now";
import { frameCopy } from "./copy.ja";

const copy = frameCopy.zone;

/**
 * Names the zone of a page's times to a reader whose clock is not Japan's, and what both clocks show now: in the
 * header where that is wide, so that rooms keep the height of the window, else in a line below it.
 */
export function ZoneLine({ inHeader = false }: { inHeader?: boolean }) {
  const now = useNow();
  const own = useOwnTime()(now);
  if (!own) return null;
  const words = copy.text(`${formatMonthDayWeekday(now)} ${formatTime(now)}`, own);
  return inHeader ? (
    <p className="text-ink-2 text-xs tabular-nums max-lg:hidden">{words}</p>
  ) : (
    <aside
      aria-label={copy.label}
      className="bg-sunken px-4 py-1.5 text-center text-ink-2 text-xs tabular-nums lg:hidden"
    >
      {words}
    </aside>
  );
}
