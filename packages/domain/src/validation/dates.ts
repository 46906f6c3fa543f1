import { z } from "zod";
import { daysInMonth } from "../time/jst.ts";
import { messages } from "./messages.ja.ts";

/** What is earlier or later is a slip, and near the ends of what a database or JavaScript counts to. */
const YEARS = { min: 1900, max: 2199 } as const;

const isYear = (year: number | undefined) =>
  year !== undefined && year >= YEARS.min && year <= YEARS.max;

const typed = (pattern: RegExp) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined || input === null ? messages.required : messages.invalidDate,
    })
    .trim()
    .min(1, { error: messages.required, abort: true })
    .regex(pattern, { error: messages.invalidDate, abort: true });

function isCalendarDate(text: string): boolean {
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return isYear(year) && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** A day of the calendar as `YYYY-MM-DD`. */
export const isoDate = typed(/^\d{4}-\d{2}-\d{2}$/).refine(isCalendarDate, {
  error: messages.invalidDate,
});

/** A month as `YYYY-MM`. */
export const yearMonth = typed(/^\d{4}-(?:0[1-9]|1[0-2])$/).refine(
  (text) => isYear(Number(text.slice(0, 4))),
  { error: messages.invalidDate },
);

/** A moment. */
export const moment = z
  .date({ error: messages.invalidDate })
  .refine((time) => isYear(time.getUTCFullYear()), { error: messages.invalidDate });

/** A moment as a text with its offset. */
export const instant = z.iso
  .datetime({ offset: true, error: messages.invalidDate })
  .refine((text) => isYear(new Date(text).getUTCFullYear()), { error: messages.invalidDate });
