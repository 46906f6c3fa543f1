import {
  VIDEO_CLOSE_MINUTES_AFTER,
  VIDEO_DONE_SECONDS_TOGETHER,
  VIDEO_NO_SHOW_MINUTES,
  VIDEO_OPEN_MINUTES_BEFORE,
} from "../constants/timing.ts";
import { DAY_MS } from "../time/jst.ts";

const MINUTE_MS = 60_000;

/** Days after an interview in which its review is asked for. */
export const REVIEW_DAYS = 14;

export interface PlannedInterview {
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Whether the room can be entered: from 10 minutes before the start to 60 after the planned end. */
export function isRoomOpen({ startAt, endAt }: PlannedInterview, now: Date): boolean {
  return (
    now.getTime() >= startAt.getTime() - VIDEO_OPEN_MINUTES_BEFORE * MINUTE_MS &&
    now.getTime() <= endAt.getTime() + VIDEO_CLOSE_MINUTES_AFTER * MINUTE_MS
  );
}

/** Whole minutes until the room opens, 0 once it has. */
export function minutesUntilOpen({ startAt }: PlannedInterview, now: Date): number {
  const opens = startAt.getTime() - VIDEO_OPEN_MINUTES_BEFORE * MINUTE_MS;
  return Math.max(0, Math.ceil((opens - now.getTime()) / MINUTE_MS));
}

export interface Presence {
  readonly joinedAt?: Date | null | undefined;
  readonly leftAt?: Date | null | undefined;
}

/** Milliseconds that two people were in the room together, up to now. */
export function togetherMs(a: Presence, b: Presence, now: Date): number {
  if (!a.joinedAt || !b.joinedAt) return 0;
  const from = Math.max(a.joinedAt.getTime(), b.joinedAt.getTime());
  const to = Math.min((a.leftAt ?? now).getTime(), (b.leftAt ?? now).getTime());
  return Math.max(0, to - from);
}

/**
 * Whether an interview is done by itself: both were together for a minute, and one of them left
 * after the planned start.
 */
export function isInterviewDone(
  interview: PlannedInterview,
  [a, b]: readonly [Presence, Presence],
  now: Date,
): boolean {
  const leftAfterStart = [a, b].some(({ leftAt }) => leftAt != null && leftAt > interview.startAt);
  return leftAfterStart && togetherMs(a, b, now) >= VIDEO_DONE_SECONDS_TOGETHER * 1000;
}

/** Whether the one who waits may say that the other did not come: 15 minutes after the start. */
export function canReportNoShow(interview: PlannedInterview, other: Presence, now: Date): boolean {
  const since = now.getTime() - interview.startAt.getTime();
  return !other.joinedAt && since >= VIDEO_NO_SHOW_MINUTES * MINUTE_MS;
}

/** Whether a review of an interview is still asked for. */
export function isReviewDue(doneAt: Date, now: Date): boolean {
  return now.getTime() - doneAt.getTime() <= REVIEW_DAYS * DAY_MS;
}
