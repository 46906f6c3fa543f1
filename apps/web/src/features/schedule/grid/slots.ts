import {
  SCHEDULE_FIRST_HOUR,
  SCHEDULE_GRID_MINUTES,
  SCHEDULE_LAST_HOUR,
  SCHEDULE_LATEST_DAYS,
} from "@tefuda/domain/constants/limits";
import {
  conflicts,
  earliestStart,
  latestStart,
  overlaps,
  type Span,
} from "@tefuda/domain/schedule/policy";
import { addJstDays, jstDate, jstMidnight, startOfJstDay } from "@tefuda/domain/time/jst";
import { MINUTE_MS } from "@tefuda/domain/time/units";

/** The starts of a day's slots, in minutes since midnight in Japan: 8:00, 8:15 and so on. */
export const slotMinutes: readonly number[] = Array.from(
  { length: ((SCHEDULE_LAST_HOUR - SCHEDULE_FIRST_HOUR) * 60) / SCHEDULE_GRID_MINUTES },
  (_, index) => SCHEDULE_FIRST_HOUR * 60 + index * SCHEDULE_GRID_MINUTES,
);

/** What the times of one person and the partner are held against. */
export interface Surroundings {
  readonly now: Date;
  readonly allowsToday: boolean;
  /** One's own fixed interviews. */
  readonly fixed: readonly Span[];
  /** Busy times of one's linked calendar. */
  readonly busy: readonly Span[];
}

/** Why a time cannot be a candidate. */
export type SlotFault = "past" | "late" | "hours" | "fixed" | "busy";

/** The moment of a day, written `2026-11-24`, at a minute since midnight in Japan. */
export function startOf(day: string, minute: number): Date {
  return new Date(jstMidnight(day).getTime() + minute * MINUTE_MS);
}

/** The span that begins there. */
export function spanFrom(startAt: Date, minutes: number): Span {
  return { startAt, endAt: new Date(startAt.getTime() + minutes * MINUTE_MS) };
}

/** Why an interview of `minutes` cannot start at that slot, `undefined` when it can. */
export function slotFault(
  day: string,
  minute: number,
  minutes: number,
  { now, allowsToday, fixed, busy }: Surroundings,
): SlotFault | undefined {
  const span = spanFrom(startOf(day, minute), minutes);
  if (span.startAt < earliestStart(now, allowsToday)) return "past";
  if (span.startAt >= latestStart(now)) return "late";
  if (minute + minutes > SCHEDULE_LAST_HOUR * 60) return "hours";
  if (conflicts(span, { fixed, busy: [] })) return "fixed";
  if (conflicts(span, { fixed: [], busy })) return "busy";
  return undefined;
}

/** The days that can hold a candidate, the first one today or tomorrow. */
export function choosableDays(now: Date, allowsToday: boolean): string[] {
  const today = startOfJstDay(now);
  const first = startOfJstDay(earliestStart(now, allowsToday));
  const days = Array.from({ length: SCHEDULE_LATEST_DAYS + 1 }, (_, n) => addJstDays(today, n));
  return days.filter((day) => day >= first).map(jstDate);
}

/** The span among some that covers a slot of the grid. */
export function covering<S extends Span>(spans: readonly S[], day: string, minute: number) {
  const slot = spanFrom(startOf(day, minute), SCHEDULE_GRID_MINUTES);
  return spans.find((span) => overlaps(span, slot));
}

const NINE = 9 * 60;
const LEAD_SLOTS = 1;

/**
 * The slot that the grid opens at: the first hour of the shown days that suits both, else the
 * partner, else nine o'clock.
 */
export function openingMinute(
  days: readonly string[],
  mine: readonly Span[],
  partner: readonly Span[],
): number {
  const earliestOf = (suits: (day: string, minute: number) => boolean) =>
    slotMinutes.find((minute) => days.some((day) => suits(day, minute)));
  const isPartners = (day: string, minute: number) => Boolean(covering(partner, day, minute));
  const isMine = (day: string, minute: number) => Boolean(covering(mine, day, minute));
  const first =
    earliestOf((day, minute) => isPartners(day, minute) && isMine(day, minute)) ??
    earliestOf(isPartners);
  if (first === undefined) return NINE;
  return Math.max(slotMinutes[0] ?? NINE, first - LEAD_SLOTS * SCHEDULE_GRID_MINUTES);
}
