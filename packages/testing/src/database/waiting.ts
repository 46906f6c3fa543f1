import type { Db } from "@tefuda/db/client";
import { row } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";

/** How many of this PostgreSQL database's connections wait for a lock that another one holds. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return count;
}
