import { addJstDays, startOfJstDay } from "../time/jst.ts";
import { COMPASS_RUNS_PER_DAY, COMPASS_TIMEOUT_SECONDS } from "./limits.ts";

/** The kinds of people whose runs are counted, each by a number of its own. */
export type CompassCaller = keyof typeof COMPASS_RUNS_PER_DAY;

/** How often advice can still be had today. */
export const runsLeft = (caller: CompassCaller, used: number): number =>
  Math.max(0, COMPASS_RUNS_PER_DAY[caller] - used);

/** When the day's number begins anew: the next midnight of Japan. */
export const runsRenewAt = (now: Date): Date => addJstDays(startOfJstDay(now), 1);

/** Longer than any engine may take: a run that began before and has not ended fell with its server. */
const GIVEN_UP_AFTER_MS = 2 * COMPASS_TIMEOUT_SECONDS * 1000;

/** Runs that began after this moment may still be under way. */
export const underWaySince = (now: Date): Date => new Date(now.getTime() - GIVEN_UP_AFTER_MS);
