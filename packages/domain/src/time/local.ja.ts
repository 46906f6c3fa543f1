import { formatMonthDayWeekday, formatTime } from "./format.ja.ts";
import { jstDate } from "./jst.ts";
import { parseJstInput, toJstInput } from "./jst-input.ts";

/**
 * What a clock of another zone shows at a moment, as the moment at which Japan's clock shows the same: so the
 * words for Japan's time say the other's too. Nothing for a zone that nobody knows.
 */
function clockIn(zone: string | undefined, at: Date): Date | undefined {
  try {
    // Sweden writes a moment as a field for date and time does, but for the T.
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    });
    return parseJstInput(format.format(at).replace(" ", "T"));
  } catch {
    return undefined;
  }
}

/**
 * `お使いの地域では 19:00〜19:30`, with the day where that is not Japan's; nothing where the clock shows the same as in
 * Japan. The zone is the device's own unless one is named.
 */
export function ownTime(startAt: Date, endAt?: Date, zone?: string): string | undefined {
  const start = clockIn(zone, startAt);
  if (!start || toJstInput(start) === toJstInput(startAt)) return undefined;
  const end = endAt && clockIn(zone, endAt);
  const from = withDay(start, startAt);
  return `お使いの地域では ${end ? `${from}〜${withDay(end, start)}` : from}`;
}

/** A time, with its day where that is another than the one it is read beside. */
const withDay = (date: Date, beside: Date) =>
  jstDate(date) === jstDate(beside)
    ? formatTime(date)
    : `${formatMonthDayWeekday(date)} ${formatTime(date)}`;
