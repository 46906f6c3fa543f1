import { z } from "zod";
import { addCalendarMonths, jstMidnight, jstMonthKey, startOfJstMonth } from "../time/jst.ts";
import { uuid, yearMonth } from "../validation/fields.ts";

/** The longest range of one report. */
export const USAGE_MONTHS_MAX = 12;
/** The range that is shown first: this month and those before it. */
const USAGE_MONTHS_FIRST = 6;

/** The moment at which a month (`YYYY-MM`) begins in Japan. */
export function startOfMonth(key: string): Date {
  return jstMidnight(`${key}-01`);
}

/** The months from one to another, both included, each `YYYY-MM`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (
    let start = startOfMonth(from);
    jstMonthKey(start) <= to;
    start = addCalendarMonths(start, 1)
  )
    months.push(jstMonthKey(start));
  return months;
}

/** The months that can be chosen: this one and those of the last two years, the newest first. */
export function monthChoices(now: Date, count = 24): string[] {
  const thisMonth = startOfJstMonth(now);
  return Array.from({ length: count }, (_, ago) => jstMonthKey(addCalendarMonths(thisMonth, -ago)));
}

/** This month and those of the next two years: what can still be decided on. */
export function comingMonths(thisMonth: string, count = 24): string[] {
  const start = startOfMonth(thisMonth);
  return Array.from({ length: count }, (_, later) => jstMonthKey(addCalendarMonths(start, later)));
}

/** The range that is shown first. */
export function firstRange(now: Date): { from: string; to: string } {
  const [to = "", ...earlier] = monthChoices(now, USAGE_MONTHS_FIRST);
  return { from: earlier.at(-1) ?? to, to };
}

/** The months of a report; a year at most, so that what it reads is bounded. */
export const usageRangeSchema = z
  .strictObject({
    from: yearMonth,
    to: yearMonth,
    /** Whose; only the support team names a company, others see their own. */
    companyId: uuid.optional(),
  })
  .refine(
    ({ from, to }) =>
      from <= to && startOfMonth(to) < addCalendarMonths(startOfMonth(from), USAGE_MONTHS_MAX),
  );
export type UsageRange = z.output<typeof usageRangeSchema>;
