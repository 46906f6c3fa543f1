import { SCHEDULE_FIRST_HOUR, SCHEDULE_LAST_HOUR } from "../constants/limits.ts";
import { addJstDays, jstParts, startOfJstDay } from "../time/jst.ts";
import { messages } from "../validation/messages.ja.ts";
import type { Span } from "./policy.ts";

/** Weekly hours start and end on the half hour. */
export const AVAILABLE_STEP_MINUTES = 30;
export const AVAILABLE_RANGES_PER_DAY = 4;
const FIRST_MINUTE = SCHEDULE_FIRST_HOUR * 60;
const LAST_MINUTE = SCHEDULE_LAST_HOUR * 60;

/** Weekdays as the week is written in Japan's calendars of work: Monday first; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof weekdays)[number];
export const weekdayLabels = {
  0: "日曜日",
  1: "月曜日",
  2: "火曜日",
  3: "水曜日",
  4: "木曜日",
  5: "金曜日",
  6: "土曜日",
} as const satisfies Record<Weekday, string>;

/** A part of a day, in minutes since midnight in Japan. */
export interface MinuteRange {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** A part of a day at which a user is free every week. */
export interface AvailableHours extends MinuteRange {
  readonly weekday: Weekday;
}

const steps = (from: number, to: number) =>
  Array.from(
    { length: (to - from) / AVAILABLE_STEP_MINUTES + 1 },
    (_, index) => from + index * AVAILABLE_STEP_MINUTES,
  );

/** The times at which a range may start, and those at which it may end. */
export const startMinutes: readonly number[] = steps(
  FIRST_MINUTE,
  LAST_MINUTE - AVAILABLE_STEP_MINUTES,
);
export const endMinutes: readonly number[] = steps(
  FIRST_MINUTE + AVAILABLE_STEP_MINUTES,
  LAST_MINUTE,
);

/** `9:30` */
export function formatMinute(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

const overlaps = (a: MinuteRange, b: MinuteRange) =>
  a.startMinute < b.endMinute && b.startMinute < a.endMinute;
const byStart = (a: MinuteRange, b: MinuteRange) => a.startMinute - b.startMinute;

/** What is wrong with the ranges of one day, `undefined` when nothing is. */
export function dayFault(ranges: readonly MinuteRange[]): string | undefined {
  if (ranges.length > AVAILABLE_RANGES_PER_DAY)
    return messages.entriesMax(AVAILABLE_RANGES_PER_DAY);
  if (ranges.some(({ startMinute, endMinute }) => startMinute >= endMinute))
    return messages.timeOrder;
  const ordered = [...ranges].sort(byStart);
  const overlap = ordered.some((range, index) => {
    const next = ordered[index + 1];
    return next !== undefined && next.startMinute < range.endMinute;
  });
  return overlap ? messages.timeOverlap : undefined;
}

const EVENING_MINUTE = 19 * 60;
const HOUR = 60;

/**
 * The range to begin a new line with: an hour from 19:00 on a free day, else after the last range
 * or in the first gap that holds it. `undefined` when the day is full.
 */
export function nextRange(ranges: readonly MinuteRange[]): MinuteRange | undefined {
  if (ranges.length >= AVAILABLE_RANGES_PER_DAY) return undefined;
  const last = Math.max(...ranges.map(({ endMinute }) => endMinute));
  const wanted = ranges.length === 0 ? EVENING_MINUTE : last;
  return [wanted, ...startMinutes]
    .map((startMinute) => ({ startMinute, endMinute: startMinute + HOUR }))
    .find(
      (range) => range.endMinute <= LAST_MINUTE && !ranges.some((other) => overlaps(range, other)),
    );
}

/** The hours in order, ranges of a day that touch joined into one. */
export function normalizeHours(hours: readonly AvailableHours[]): AvailableHours[] {
  return weekdays.flatMap((weekday) => {
    const joined: AvailableHours[] = [];
    for (const range of hours.filter((one) => one.weekday === weekday).sort(byStart)) {
      const before = joined.at(-1);
      const touches = before?.endMinute === range.startMinute;
      const { startMinute } = touches ? (joined.pop() ?? range) : range;
      joined.push({ ...range, startMinute });
    }
    return joined;
  });
}

/** The weekly hours as spans of time, as far as they touch the span that is asked for. */
export function spansOfHours(hours: readonly AvailableHours[], { startAt, endAt }: Span): Span[] {
  const spans: Span[] = [];
  for (let day = startOfJstDay(startAt); day < endAt; day = addJstDays(day, 1)) {
    const { weekday } = jstParts(day);
    for (const range of hours.filter((one) => one.weekday === weekday)) {
      const at = (minute: number) => new Date(day.getTime() + minute * 60_000);
      const span = { startAt: at(range.startMinute), endAt: at(range.endMinute) };
      if (span.endAt > startAt && span.startAt < endAt) spans.push(span);
    }
  }
  return spans;
}
