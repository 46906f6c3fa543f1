import { DAY_MS, HOUR_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import { deskCopy as copy } from "./copy.ja";

/** A stretch of time in its largest fitting unit; hours up to two days. */
export function duration(ms: number): string {
  if (ms < HOUR_MS) return copy.minutes(Math.max(1, Math.round(ms / MINUTE_MS)));
  if (ms < 2 * DAY_MS) return copy.hours(Math.round(ms / HOUR_MS));
  return copy.days(Math.round((10 * ms) / DAY_MS) / 10);
}
