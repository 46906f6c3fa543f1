import {
  RESCHEDULE_NOTICE_HOURS,
  RESCHEDULES_BEFORE_HINT,
  SCHEDULE_BUFFER_MINUTES,
  SCHEDULE_FIRST_HOUR,
  SCHEDULE_GRID_MINUTES,
  SCHEDULE_LAST_HOUR,
  SCHEDULE_LATEST_DAYS,
  SCHEDULE_LIFE_DAYS,
  SCHEDULE_SAME_DAY_NOTICE_HOURS,
} from "../constants/limits.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { addJstDays, jstParts, startOfJstDay } from "../time/jst.ts";
import { HOUR_MS, MINUTE_MS } from "../time/units.ts";

/** A span of time from its start up to, not including, its end. */
export interface Span {
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Whether two spans share a moment. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startAt < b.endAt && b.startAt < a.endAt;
}

/** The first moment a candidate may start: tomorrow in Japan, or in 3 hours when today is allowed. */
export function earliestStart(now: Date, allowsToday: boolean): Date {
  if (allowsToday) return new Date(now.getTime() + SCHEDULE_SAME_DAY_NOTICE_HOURS * HOUR_MS);
  return addJstDays(startOfJstDay(now), 1);
}

/** The first moment that is too far ahead: the end of the day 60 days from today. */
export function latestStart(now: Date): Date {
  return addJstDays(startOfJstDay(now), SCHEDULE_LATEST_DAYS + 1);
}

/** Whether a span starts on the quarter hour and lies between 8:00 and 22:00 of one day in Japan. */
export function isWithinOfferedHours({ startAt, endAt }: Span): boolean {
  const { hour, minute } = jstParts(startAt);
  const start = hour * 60 + minute;
  const end = start + (endAt.getTime() - startAt.getTime()) / MINUTE_MS;
  return (
    startAt.getTime() % (SCHEDULE_GRID_MINUTES * MINUTE_MS) === 0 &&
    start >= SCHEDULE_FIRST_HOUR * 60 &&
    end <= SCHEDULE_LAST_HOUR * 60
  );
}

/**
 * What is wrong with the candidates of a proposal, `undefined` when nothing is: they must lie
 * within the offered hours and dates and must not overlap each other.
 */
export function candidatesFault(
  candidates: readonly Span[],
  { now, allowsToday }: { readonly now: Date; readonly allowsToday: boolean },
): ErrorCode | undefined {
  const earliest = earliestStart(now, allowsToday);
  const latest = latestStart(now);
  if (candidates.some(({ startAt }) => startAt < earliest)) return "scheduleExpired";
  if (candidates.some((span) => span.startAt >= latest || !isWithinOfferedHours(span)))
    return "invalidParameter";
  const clash = candidates.some((a, index) =>
    candidates.slice(index + 1).some((b) => overlaps(a, b)),
  );
  return clash ? "scheduleConflict" : undefined;
}

/** Whether a chosen time collides with a fixed interview, its buffer included, or a busy time. */
export function conflicts(
  chosen: Span,
  { fixed, busy }: { readonly fixed: readonly Span[]; readonly busy: readonly Span[] },
): boolean {
  const buffer = SCHEDULE_BUFFER_MINUTES * MINUTE_MS;
  const padded = (span: Span): Span => ({
    startAt: span.startAt,
    endAt: new Date(span.endAt.getTime() + buffer),
  });
  return (
    fixed.some((span) => overlaps(padded(chosen), padded(span))) ||
    busy.some((span) => overlaps(chosen, span))
  );
}

/** When a proposal lapses: after 7 days, or at the start of its last candidate if that is earlier. */
export function scheduleExpiresAt(candidates: readonly Pick<Span, "startAt">[], now: Date): Date {
  const last = Math.max(...candidates.map(({ startAt }) => startAt.getTime()));
  return new Date(Math.min(addJstDays(now, SCHEDULE_LIFE_DAYS).getTime(), last));
}

/** Whether a fixed interview may still be moved: up to one hour before its start. */
export function canRequestReschedule(startAt: Date, now: Date): boolean {
  return startAt.getTime() - now.getTime() >= RESCHEDULE_NOTICE_HOURS * HOUR_MS;
}

/** Whether a fixed interview may still be cancelled: up to its start. */
export function canCancel(startAt: Date, now: Date): boolean {
  return now < startAt;
}

/** Whether the hint to talk about days in the chat shows, after three requests for new times. */
export function showsRescheduleHint(rescheduleCount: number): boolean {
  return rescheduleCount >= RESCHEDULES_BEFORE_HINT;
}
