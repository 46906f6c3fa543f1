import { FIRST_YEAR, REGISTRATION_AGE_MIN } from "../constants/limits.ts";
import {
  addJstDays,
  daysInMonth,
  jstDate,
  jstMidnight,
  jstParts,
  lastDayOf,
  startOfJstDay,
} from "./jst.ts";

const weekdays = ["日", "月", "火", "水", "木", "金", "土"] as const;
const pad = (value: number) => String(value).padStart(2, "0");

const isSameDay = (a: Date, b: Date) => jstDate(a) === jstDate(b);

/** The zone of every time that the product says. */
export const japanTime = "日本時間";

/** A time for readers who may be elsewhere: `14:00（日本時間）`. */
export const inJapan = <Time extends string>(time: Time) => `${time}（${japanTime}）` as const;

/** `14:00` in Japan. */
export function formatTime(date: Date): string {
  const { hour, minute } = jstParts(date);
  return `${pad(hour)}:${pad(minute)}`;
}

/** `4月3日` */
export function formatMonthDay(date: Date): string {
  const { month, day } = jstParts(date);
  return `${month}月${day}日`;
}

/** `木` */
export const formatWeekday = (date: Date): string => weekdays[jstParts(date).weekday] ?? "";

/** `4月3日（木）` */
export function formatMonthDayWeekday(date: Date): string {
  return `${formatMonthDay(date)}（${formatWeekday(date)}）`;
}

/** `2025年4月3日（木）` */
export function formatDate(date: Date): string {
  return `${jstParts(date).year}年${formatMonthDayWeekday(date)}`;
}

/** `2025年4月3日（木）` of a day written `2025-04-03`. */
export function formatDay(day: string): string {
  return formatDate(jstMidnight(day));
}

/** `2025年4月3日（木） 14:00` */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)} ${formatTime(date)}`;
}

/** A row of a list: `14:00` today, `4月3日 14:00` this year, with the year before it otherwise. */
export function formatListTime(date: Date, now: Date): string {
  if (isSameDay(date, now)) return formatTime(date);
  const year = jstParts(date).year;
  const prefix = year === jstParts(now).year ? "" : `${year}年`;
  return `${prefix}${formatMonthDay(date)} ${formatTime(date)}`;
}

/** Stamp of announcements and notifications: `YYYY.MM.DD HH:mm`, ` - ` when invalid (spec 3 · announces). */
export function formatStamp(value: Date | string | number | null | undefined): string {
  const date = value == null || value === "" ? undefined : new Date(value);
  if (date === undefined || Number.isNaN(date.getTime())) return " - ";
  return `${jstDate(date).replaceAll("-", ".")} ${formatTime(date)}`;
}

/** Separator of days in a chat: `今日`, `昨日`, `4月3日（木）`, with the year when it is another. */
export function formatDaySeparator(date: Date, now: Date): string {
  if (isSameDay(date, now)) return "今日";
  if (isSameDay(date, addJstDays(now, -1))) return "昨日";
  if (jstParts(date).year !== jstParts(now).year) return formatDate(date);
  return formatMonthDayWeekday(date);
}

/** Whether an end is that of a whole day in Japan, which is then named without its hour. */
export const isEndOfDay = (date: Date) => startOfJstDay(date).getTime() === date.getTime();

/** An end as whoever has until then is told: the last day when that is whole, else the time too. */
export function formatEnd(end: Date): string {
  return isEndOfDay(end) ? formatDate(lastDayOf(end)) : inJapan(formatDateTime(end));
}

/** The same beside other times: `今日`, `4月3日（木）`, or `4月3日 14:00`. */
export function formatListEnd(end: Date, now: Date): string {
  return isEndOfDay(end) ? formatDaySeparator(lastDayOf(end), now) : formatListTime(end, now);
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Years to choose from: 1970 to the current year in Japan (spec 5). */
export function yearChoices(now: Date): number[] {
  return upTo(FIRST_YEAR, jstParts(now).year);
}

const OLDEST_AGE = 100;

/** Years of birth to choose from, the youngest first: of those who turn 18 this year to 100. */
export function birthYearChoices(now: Date): number[] {
  const { year } = jstParts(now);
  return upTo(year - OLDEST_AGE + 1, year - REGISTRATION_AGE_MIN).reverse();
}

export const monthChoices: readonly number[] = upTo(1, 12);

/** Days to choose from in a month (spec 5: derived from year and month). */
export function dayChoices(year: number, month: number): number[] {
  return upTo(1, daysInMonth(year, month));
}
