import { MINUTE_MS } from "@tefuda/domain/time/units";
import { judgementCopy } from "../copy.ja";

const { operator: copy } = judgementCopy;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Before the deadline, from when a case is marked. */
const SOON_MS = DAY_MINUTES * MINUTE_MS;

/** How long a case has waited, in its two largest units. */
export function waitingTime(since: Date, now: Date): string {
  return minutesText(Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)));
}

/** A number of minutes in its two largest units. */
export function minutesText(minutes: number): string {
  if (minutes < HOUR_MINUTES) return copy.waitingMinutes(minutes);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (minutes < DAY_MINUTES) return copy.waitingHours(hours, minutes % HOUR_MINUTES);
  return copy.waitingDays(Math.floor(hours / 24), hours % 24);
}

/** Whether an answer is late, nearly late, or has time. */
export function urgency(deadline: Date, now: Date): "overdue" | "dueSoon" | undefined {
  const left = deadline.getTime() - now.getTime();
  if (left < 0) return "overdue";
  return left < SOON_MS ? "dueSoon" : undefined;
}
