import { formatDate, formatMonthDay, formatTime, isEndOfDay } from "@tefuda/domain/time/format.ja";
import { addJstDays, startOfJstDay } from "@tefuda/domain/time/jst";
import { calendarCopy } from "./copy.ja";

interface Span {
  readonly startAt: Date;
  readonly endAt: Date;
}

const isSameDay = (a: Date, b: Date) => startOfJstDay(a).getTime() === startOfJstDay(b).getTime();
/** `4月3日（木）`: the year goes without saying in the week to come. */
const day = (date: Date) =>
  `${formatMonthDay(date)}${formatDate(date).slice(formatDate(date).indexOf("（"))}`;

/** When a span is, in words and in Japan's time; whole days without their hours. */
export function describeSpan({ startAt, endAt }: Span): { day: string; time: string } {
  if (isEndOfDay(startAt) && isEndOfDay(endAt)) {
    const last = addJstDays(endAt, -1);
    const days = isSameDay(startAt, last) ? day(startAt) : `${day(startAt)}〜${day(last)}`;
    return { day: days, time: calendarCopy.coming.allDay };
  }
  const end = isSameDay(startAt, endAt) ? formatTime(endAt) : `${day(endAt)} ${formatTime(endAt)}`;
  return { day: day(startAt), time: `${formatTime(startAt)}〜${end}` };
}
