import { recruitments } from "@tefuda/db/schema/recruitment";
import { type SQL, sql } from "@tefuda/db/sql";
import { addJstDays } from "@tefuda/domain/time/jst";

/** When somebody last said that the position holds; the day it was published says so too. */
const confirmedAt: SQL = sql`coalesce(${recruitments.lastConfirmedAt}, ${recruitments.publishedAt})`;

/** Nobody has confirmed the position for so many days. */
export function whereUnconfirmedFor(days: number, now: Date): SQL {
  return sql`${confirmedAt} <= ${addJstDays(now, -days).toISOString()}::timestamptz`;
}
