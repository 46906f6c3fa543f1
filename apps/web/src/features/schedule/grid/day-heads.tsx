import { formatDate, formatWeekday } from "@tefuda/domain/time/format.ja";
import { jstDate, jstMidnight, jstParts } from "@tefuda/domain/time/jst";
import clsx from "clsx";
import { scheduleRoomCopy } from "../room-copy.ja";

const copy = scheduleRoomCopy.grid;
const SUNDAY = 0;
const SATURDAY = 6;

export interface DayHeadsProps {
  days: readonly string[];
  now: Date;
}

/** The days over their columns; they stay while the hours scroll. */
export function DayHeads({ days, now }: DayHeadsProps) {
  return (
    <thead data-heads className="sticky top-0 z-10 bg-surface">
      <tr>
        <th scope="col" className="w-11 border-line border-b p-0">
          <span className="sr-only">{copy.time}</span>
        </th>
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === jstDate(now)} />
        ))}
      </tr>
    </thead>
  );
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const date = jstMidnight(day);
  const { month, day: number, weekday } = jstParts(date);
  const colour =
    weekday === SUNDAY ? "text-danger" : weekday === SATURDAY ? "text-indigo" : "text-ink-2";
  return (
    <th scope="col" className="border-line border-b border-l px-0 py-1 font-normal leading-tight">
      <span className="sr-only">{formatDate(date)}</span>
      <span aria-hidden="true" className={clsx("block text-xs", colour)}>
        {isToday ? copy.today : formatWeekday(date)}
      </span>
      <span aria-hidden="true" className="block font-semibold text-sm tabular-nums">
        {month}/{number}
      </span>
    </th>
  );
}
