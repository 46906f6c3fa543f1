import { type SQL, type SQLWrapper, sql } from "@tefuda/db/sql";

/** The clocks of processes differ by less; what lies further ahead was dated by a clock that went wrong. */
export const CLOCKS_APART_MS = 60_000;

/**
 * When a message counts as sent that is written now: not before the last one of its thread, unless that
 * was dated by a clock that has been set back since.
 */
export function sentAfter(last: Date, now: Date): Date {
  const aheadMs = last.getTime() - now.getTime();
  return aheadMs > 0 && aheadMs <= CLOCKS_APART_MS ? last : now;
}

/** The same in an update of `matchings`. */
export const sentAt = (now: SQLWrapper): SQL =>
  sql`case when last_messaged_at between ${now}::timestamptz and ${later(now, CLOCKS_APART_MS)}
    then last_messaged_at else ${now}::timestamptz end`;

/** A moment so many milliseconds after another, in a statement. */
export const later = (at: SQLWrapper, ms: number): SQL =>
  sql`${at}::timestamptz + ${sql.raw(`interval '${ms} milliseconds'`)}`;
