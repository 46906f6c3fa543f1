import { recruitments } from "@tefuda/db/schema/recruitment";
import { addJstDays } from "@tefuda/domain/time/jst";
import { type SQL, sql } from "drizzle-orm";

/** When somebody last said that the position holds; the day it was published says so too. */
const confirmedAt: SQL = sql`coalesce(${recruitments.lastConfirmedAt}, ${recruitments.publishedAt})`;

/** Nobody has confirmed the position for so many days. */
export function whereUnconfirmedFor(days: number, now: Date): SQL {
  return sql`${confirmedAt} <= ${addJstDays(now, -days).toISOString()}::timestamptz`;
}
