import {
  type AvailableHours,
  dayFault,
  type MinuteRange,
  nextRange,
  type Weekday,
  weekdays,
} from "@tefuda/domain/schedule/available-hours";

/** A range on screen; its key stays while its times change. */
export interface Line extends MinuteRange {
  readonly key: number;
}
export type Week = Readonly<Record<Weekday, readonly Line[]>>;

export const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
export const weekend: readonly Weekday[] = [6, 0];

/** Where a day stands on the page. */
export const dayId = (weekday: Weekday) => `hours-${weekday}`;

let lastKey = 0;
const line = ({ startMinute, endMinute }: MinuteRange): Line => {
  lastKey += 1;
  return { key: lastKey, startMinute, endMinute };
};

/** The stored hours as lines of their days. */
export function weekOf(hours: readonly AvailableHours[]): Week {
  const day = (weekday: Weekday) => hours.filter((range) => range.weekday === weekday).map(line);
  return { 0: day(0), 1: day(1), 2: day(2), 3: day(3), 4: day(4), 5: day(5), 6: day(6) };
}

/** The lines as they are sent. */
export function hoursOf(week: Week): AvailableHours[] {
  return weekdays.flatMap((weekday) =>
    week[weekday].map(({ startMinute, endMinute }) => ({ weekday, startMinute, endMinute })),
  );
}

/** What is wrong on each day, as far as something is. */
export function faultsOf(week: Week): ReadonlyMap<Weekday, string> {
  return new Map(
    weekdays.flatMap((weekday) => {
      const fault = dayFault(week[weekday]);
      return fault ? [[weekday, fault] as const] : [];
    }),
  );
}

/** Begins another line on a day that has room for one. */
export function withLine(week: Week, weekday: Weekday): Week {
  const next = nextRange(week[weekday]);
  return next ? { ...week, [weekday]: [...week[weekday], line(next)] } : week;
}

export function withoutLine(week: Week, weekday: Weekday, key: number): Week {
  return { ...week, [weekday]: week[weekday].filter((one) => one.key !== key) };
}

export function withTimes(
  week: Week,
  weekday: Weekday,
  { key, ...times }: Partial<MinuteRange> & { readonly key: number },
): Week {
  return {
    ...week,
    [weekday]: week[weekday].map((one) => (one.key === key ? { ...one, ...times } : one)),
  };
}

/** Gives some days the same ranges, in place of their own. */
export function withDays(
  week: Week,
  days: readonly Weekday[],
  ranges: readonly MinuteRange[],
): Week {
  return { ...week, ...Object.fromEntries(days.map((day) => [day, ranges.map(line)])) };
}
