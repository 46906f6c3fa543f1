import { formatMonthDayWeekday, formatTime } from "@tefuda/domain/time/format.ja";
import { addJstDays, jstDate, startOfJstDay } from "@tefuda/domain/time/jst";
import { DAY_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import { cardCopy } from "./card/copy.ja";

const copy = cardCopy.notice;
const HOUR_MINUTES = 60;

/** `明日 19:00〜`, or the day when it is further off. */
export function startWords(startAt: Date, now: Date): string {
  const time = formatTime(startAt);
  if (jstDate(startAt) === jstDate(now)) return copy.today(time);
  if (jstDate(startAt) === jstDate(addJstDays(now, 1))) return copy.tomorrow(time);
  return copy.onDay(formatMonthDayWeekday(startAt), time);
}

/** How long until then: minutes within the hour, hours within the day, else nights; nothing once it is there. */
export function untilWords(startAt: Date, now: Date): string | undefined {
  const minutes = Math.ceil((startAt.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return undefined;
  if (minutes <= HOUR_MINUTES) return copy.inMinutes(minutes);
  const nights = (startOfJstDay(startAt).getTime() - startOfJstDay(now).getTime()) / DAY_MS;
  return nights === 0
    ? copy.inHours(Math.floor(minutes / HOUR_MINUTES))
    : copy.inDays(Math.round(nights));
}
