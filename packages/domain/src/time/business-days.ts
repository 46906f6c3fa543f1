import { addJstDays, jstParts, startOfJstDay } from "./jst.ts";

/** Whether a moment falls on Monday to Friday in Japan; public holidays count as working days. */
export function isBusinessDay(date: Date): boolean {
  const { weekday } = jstParts(date);
  return weekday !== 0 && weekday !== 6;
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
