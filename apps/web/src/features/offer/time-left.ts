import { DAY_MS, HOUR_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import { offerCopy as copy } from "./copy.ja";

const URGENT_DAYS = 3;

/** How long an offer can still be answered, rounded down so that no one comes too late. */
export function timeLeft(expiresAt: Date, now: Date) {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return undefined;
  const isUrgent = left < URGENT_DAYS * DAY_MS;
  if (left >= DAY_MS) return { text: copy.leftDays(Math.floor(left / DAY_MS)), isUrgent };
  if (left >= HOUR_MS) return { text: copy.leftHours(Math.floor(left / HOUR_MS)), isUrgent };
  return { text: copy.leftMinutes(Math.max(1, Math.floor(left / MINUTE_MS))), isUrgent };
}
