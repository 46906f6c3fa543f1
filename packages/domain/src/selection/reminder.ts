import { isBusinessDay } from "../time/business-days.ts";
import { addJstDays, jstDate, startOfJstDay } from "../time/jst.ts";
import { HOUR_MS } from "../time/units.ts";

const REMINDED_AT_HOUR = 9;

/** What a company can leave lying, in the order in which a mail lists it. */
export const stalledKinds = ["like", "message", "reschedule", "interview"] as const;
export type StalledKind = (typeof stalledKinds)[number];

/** After how many days of silence each is reminded of. */
export const stalledDays = {
  like: 3,
  message: 2,
  reschedule: 2,
  interview: 3,
} as const satisfies Record<StalledKind, number>;

/** What has been silent for longer is no longer reminded of: nobody means to answer it. */
export const STALLED_DAYS_MAX = 30;

/** Of one mail; it says how many there are beside those. */
export const STALLED_LISTED_MAX = 20;

export interface Stalled {
  readonly kind: StalledKind;
  readonly jokerId: string;
  readonly aceId: string;
  /** As the company sees the person: masked before a match. */
  readonly jokerName: string;
  readonly aceName: string;
  /** Since when it waits. */
  readonly since: Date;
}

/** One day's reminder: its day in Japan (`YYYY-MM-DD`) and the moment it looks back from. */
export interface ReminderDay {
  readonly day: string;
  readonly at: Date;
}

/**
 * The reminder that is due by now: that of this working day, from 09:00 in Japan on. It looks back
 * from 09:00 however late it is made, so that a second look finds nothing more.
 */
export function reminderDay(now: Date): ReminderDay | undefined {
  const at = new Date(startOfJstDay(now).getTime() + REMINDED_AT_HOUR * HOUR_MS);
  return isBusinessDay(now) && now >= at ? { day: jstDate(now), at } : undefined;
}

/** What began to wait between these two moments is reminded of: after the first, not after the second. */
export function stalledBetween(kind: StalledKind, at: Date): { after: Date; until: Date } {
  return { after: addJstDays(at, -STALLED_DAYS_MAX), until: addJstDays(at, -stalledDays[kind]) };
}
