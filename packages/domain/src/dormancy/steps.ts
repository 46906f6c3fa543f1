import { addCalendarMonths, addJstDays, isMonthsOld } from "../time/jst.ts";

/**
 * What becomes of a seeker's account that nobody uses, in calendar months after the last use (the
 * privacy policy names the same).
 */
export const TOLD_MONTHS = 18;
const PAUSED_MONTHS = 24;
export const WARNED_MONTHS = 35;
const DELETED_MONTHS = 36;
/** Between a mail and what it announces there are at least so many days, however late the mail was. */
const NOTICE_DAYS = 30;

/** An account, by when it was used last and what was done since. */
export interface Dormancy {
  /** The latest of signing in, having a page in view, and any call in a session. */
  readonly usedAt: Date;
  readonly toldAt: Date | null;
  readonly pausedAt: Date | null;
  readonly warnedAt: Date | null;
}

/** `tell` and `warn` write to the person, `pause` takes the person out of companies' sight. */
export type DormancyStep = "tell" | "pause" | "warn" | "delete";

/**
 * The next step that is due, one after the other and none left out, however long nothing was done.
 * What was done before the last use counts for nothing.
 */
export function dormancyStep(account: Dormancy, now: Date): DormancyStep | undefined {
  const { usedAt } = account;
  const isOver = (months: number) => isMonthsOld(usedAt, months, now);
  const toldAt = since(usedAt, account.toldAt);
  const pausedAt = since(usedAt, account.pausedAt);
  const warnedAt = since(usedAt, account.warnedAt);
  if (!isOver(TOLD_MONTHS)) return undefined;
  if (!toldAt) return "tell";
  if (!pausedAt) return dormantPauseAt(usedAt, toldAt) <= now ? "pause" : undefined;
  if (!warnedAt) return isOver(WARNED_MONTHS) ? "warn" : undefined;
  return dormantDeleteAt(usedAt, warnedAt) <= now ? "delete" : undefined;
}

/** Whether somebody was written to since the last use, and nothing else was done. */
export const isToldOnly = ({ usedAt, toldAt, pausedAt }: Dormancy): boolean =>
  since(usedAt, toldAt) !== null && since(usedAt, pausedAt) === null;

const since = (usedAt: Date, at: Date | null) => (at && at > usedAt ? at : null);

/** When somebody who was told then is taken out of companies' sight. */
export const dormantPauseAt = (usedAt: Date, toldAt: Date): Date =>
  later(addCalendarMonths(usedAt, PAUSED_MONTHS), addJstDays(toldAt, NOTICE_DAYS));

/** When the account of somebody who was warned then is deleted. */
export const dormantDeleteAt = (usedAt: Date, warnedAt: Date): Date =>
  later(addCalendarMonths(usedAt, DELETED_MONTHS), addJstDays(warnedAt, NOTICE_DAYS));

/** A mail that left later than this has not been out for long enough. */
export const noticeLeftBefore = (now: Date): Date => addJstDays(now, -NOTICE_DAYS);

const later = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()));
