import { formatMonthDayWeekday, formatTime } from "./format.ja.ts";
import { jstDate } from "./jst.ts";
import { MINUTE_MS } from "./units.ts";

const JAPAN_OFFSET_MINUTES = -540;
const deviceOffset = (at: Date) => at.getTimezoneOffset();

/**
 * `お使いの地域では 19:00〜19:30`, with the day where that is not Japan's; nothing where the clock shows the same as in
 * Japan. The zone is the device's own; another one is given by its minutes behind UTC at a moment.
 */
export function ownTime(
  startAt: Date,
  endAt?: Date,
  offsetOf: (at: Date) => number = deviceOffset,
): string | undefined {
  // The moment at which Japan's clock shows what the other one shows now: the words for Japan's time say it.
  const clockAt = (at: Date) =>
    new Date(at.getTime() + (JAPAN_OFFSET_MINUTES - offsetOf(at)) * MINUTE_MS);
  const start = clockAt(startAt);
  if (start.getTime() === startAt.getTime()) return undefined;
  const from = withDay(start, startAt);
  return `お使いの地域では ${endAt ? `${from}〜${withDay(clockAt(endAt), start)}` : from}`;
}

/** A time, with its day where that is another than the one it is read beside. */
const withDay = (date: Date, beside: Date) =>
  jstDate(date) === jstDate(beside)
    ? formatTime(date)
    : `${formatMonthDayWeekday(date)} ${formatTime(date)}`;
