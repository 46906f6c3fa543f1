/** Japan has one offset and no summer time, so its calendar is arithmetic on UTC. */
import { DAY_MS, HOUR_MS } from "./units.ts";

const JST_OFFSET_MS = 9 * HOUR_MS;

/** A moment as a Japanese calendar and clock show it; `weekday` counts from Sunday = 0. */
export interface JstParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  weekday: number;
}

export function jstParts(date: Date): JstParts {
  const shifted = new Date(date.getTime() + JST_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay(),
  };
}

/** The moment a Japanese clock shows these parts; months start at 1, overflow carries on. */
export function fromJst(year: number, month: number, day: number, hour = 0, minute = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - JST_OFFSET_MS);
}

/** Midnight in Japan of the day `date` falls on. */
export function startOfJstDay(date: Date): Date {
  const { year, month, day } = jstParts(date);
  return fromJst(year, month, day);
}

/** The last instant before a deadline; of one at midnight it says which day is the last. */
export function lastDayOf(deadline: Date): Date {
  return new Date(deadline.getTime() - 1);
}

/** Midnight in Japan of a day written `YYYY-MM-DD`. */
export function jstMidnight(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - JST_OFFSET_MS);
}

/** Midnight in Japan of the first day of the month `date` falls in. */
export function startOfJstMonth(date: Date): Date {
  const { year, month } = jstParts(date);
  return fromJst(year, month, 1);
}

/** The same time of day, `days` days later or, when negative, earlier. */
export function addJstDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

/** Days of a month, months starting at 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The same day and time `months` calendar months later (earlier when negative). A day the target
 * month lacks becomes its last day: 31 January plus one month is 28 or 29 February.
 */
export function addCalendarMonths(date: Date, months: number): Date {
  const { year, month, day } = jstParts(date);
  const sinceDayStart = date.getTime() - startOfJstDay(date).getTime();
  const first = jstParts(fromJst(year, month + months, 1));
  const target = fromJst(
    first.year,
    first.month,
    Math.min(day, daysInMonth(first.year, first.month)),
  );
  return new Date(target.getTime() + sinceDayStart);
}

/** True once `months` calendar months have passed since `date` (spec 4 · Willingness prompt). */
export function isMonthsOld(date: Date, months: number, now: Date): boolean {
  return now.getTime() >= addCalendarMonths(date, months).getTime();
}

const pad = (value: number) => String(value).padStart(2, "0");

/** `YYYY-MM` in Japan, for example the key of a month's offer quota. */
export function jstMonthKey(date: Date): string {
  const { year, month } = jstParts(date);
  return `${year}-${pad(month)}`;
}

/** `YYYY-MM-DD` in Japan. */
export function jstDate(date: Date): string {
  return `${jstMonthKey(date)}-${pad(jstParts(date).day)}`;
}
