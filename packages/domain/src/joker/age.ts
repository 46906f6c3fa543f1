import { REGISTRATION_AGE_MIN } from "../constants/limits.ts";
import { addJstDays, jstDate, jstMidnight } from "../time/jst.ts";

/** A calendar day, `YYYY-MM-DD`. */
type IsoDay = string;

/**
 * Completed years at `now` in Japan. Someone born on 29 February grows older on 1 March in a
 * common year.
 */
export function ageOn(birthday: IsoDay, now: Date): number {
  const today = jstDate(now);
  const years = yearOf(today) - yearOf(birthday);
  return today.slice(4) < birthday.slice(4) ? years - 1 : years;
}

/** Whether someone is old enough to register. */
export function isOfAge(birthday: IsoDay, now: Date): boolean {
  return ageOn(birthday, now) >= REGISTRATION_AGE_MIN;
}

/** The band that a company sees in place of an age: `20代前半`, `20代後半`, `30代前半` … */
export function ageBand(birthday: IsoDay, now: Date): string {
  const age = ageOn(birthday, now);
  return `${Math.floor(age / 10) * 10}代${age % 10 < 5 ? "前半" : "後半"}`;
}

export interface BirthdayBounds {
  /** The oldest birthday that still matches. */
  readonly from?: IsoDay;
  /** The youngest birthday that still matches. */
  readonly to?: IsoDay;
}

/**
 * The birthdays whose age today lies within the filter, both ends included: the youngest is
 * today minus `lower` years, the oldest today minus `upper + 1` years plus one day (spec 5 ·
 * Candidate age filter).
 */
export function birthdayBounds(
  { lower, upper }: { readonly lower?: number | undefined; readonly upper?: number | undefined },
  now: Date,
): BirthdayBounds {
  const today = jstDate(now);
  return {
    ...(upper !== undefined && { from: nextDay(minusYears(today, upper + 1)) }),
    ...(lower !== undefined && { to: minusYears(today, lower) }),
  };
}

/** The instant of a birthday in the search index: midnight in Japan, in milliseconds. */
export function birthdayTimestamp(birthday: IsoDay): number {
  return jstMidnight(birthday).getTime();
}

const yearOf = (day: IsoDay) => Number(day.slice(0, 4));

/** 29 February becomes the 28th in a common year: someone born on 1 March is not that old yet. */
function minusYears(day: IsoDay, years: number): IsoDay {
  const year = yearOf(day) - years;
  const rest = day.slice(5) === "02-29" && !isLeapYear(year) ? "02-28" : day.slice(5);
  return `${String(year).padStart(4, "0")}-${rest}`;
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function nextDay(day: IsoDay): IsoDay {
  return jstDate(addJstDays(jstMidnight(day), 1));
}
