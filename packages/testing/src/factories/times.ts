import { DAY_MS, MINUTE_MS } from "@tefuda/domain/time/units";

export const minutesBefore = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * MINUTE_MS);
export const minutesAfter = (time: Date, minutes: number) => minutesBefore(time, -minutes);
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** The earlier of two times. */
export const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** Both bookkeeping times of a row. */
export const writtenAt = (time: Date) => ({ createdAt: time, updatedAt: time });
