import { VIDEO_PUSH_MINUTES_BEFORE } from "../constants/timing.ts";
import { addJstDays, startOfJstDay } from "../time/jst.ts";
import { MINUTE_MS } from "../time/units.ts";

/** A reminder that is later than this would tell of something that is no longer so. */
export const REMINDER_LATE_MS = 3 * MINUTE_MS;
/** The hour in Japan at which the mail of the day before goes out. */
export const DAY_BEFORE_HOUR = 18;

export type ReminderMinutes = (typeof VIDEO_PUSH_MINUTES_BEFORE)[number];

/**
 * Which reminder of an interview is due, by its minutes before the start; none when its moment is
 * to come, or has passed by three minutes and more (spec 9 · Timings).
 */
export function reminderDue(startAt: Date, now: Date): ReminderMinutes | undefined {
  return VIDEO_PUSH_MINUTES_BEFORE.find((minutes) => {
    const late = now.getTime() - (startAt.getTime() - minutes * MINUTE_MS);
    return 0 <= late && late < REMINDER_LATE_MS;
  });
}

/** Starts of interviews, from (inclusive) and to (exclusive), of which some reminder may be due. */
export function reminderStarts(now: Date): { readonly from: Date; readonly to: Date } {
  const longest = Math.max(...VIDEO_PUSH_MINUTES_BEFORE) * MINUTE_MS;
  return { from: now, to: new Date(now.getTime() + longest + 1) };
}

/**
 * Which interviews the mail of the day before is about now: those of tomorrow that were fixed by the
 * time it goes out. None before that time.
 */
export function dayBeforeMails(
  now: Date,
): { readonly from: Date; readonly to: Date; readonly fixedBy: Date } | undefined {
  const today = startOfJstDay(now);
  const fixedBy = new Date(today.getTime() + DAY_BEFORE_HOUR * 60 * MINUTE_MS);
  if (now < fixedBy) return undefined;
  return { from: addJstDays(today, 1), to: addJstDays(today, 2), fixedBy };
}

/**
 * Under which a reminder of an interview is one: a moved one has a key of its own, so that it is
 * reminded of at its new time.
 */
export const reminderKey = (
  { scheduleId, startAt }: { readonly scheduleId: string; readonly startAt: Date },
  what: ReminderMinutes | "dayBefore",
) => `interview:${scheduleId}:${startAt.toISOString()}:${what}`;
