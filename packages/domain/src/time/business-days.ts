import holidayJp from "@holiday-jp/holiday_jp";
import { addJstDays, jstDate, jstParts, startOfJstDay } from "./jst.ts";

const holidays: ReadonlySet<string> = new Set(Object.keys(holidayJp.holidays));

/**
 * Whether a moment falls on a working day in Japan: Monday to Friday and no public holiday, nor the
 * day off that stands in for one. The list of holidays ends with 2050.
 */
export function isBusinessDay(date: Date): boolean {
  const { weekday } = jstParts(date);
  return weekday !== 0 && weekday !== 6 && !holidays.has(jstDate(date));
}

/** Midnight in Japan at which the `days`-th working day after `date` has ended. */
export function endOfBusinessDays(date: Date, days: number): Date {
  let day = startOfJstDay(date);
  let left = days;
  while (left > 0) {
    day = addJstDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return addJstDays(day, 1);
}

/** The moment at which `ms` of working days have gone by since `date`; the hours of other days do not count. */
export function businessTimeAfter(date: Date, ms: number): Date {
  let at = date;
  let left = ms;
  for (;;) {
    const nextDay = addJstDays(startOfJstDay(at), 1);
    if (isBusinessDay(at)) {
      const restOfDay = nextDay.getTime() - at.getTime();
      if (left < restOfDay) return new Date(at.getTime() + left);
      left -= restOfDay;
    }
    at = nextDay;
  }
}
