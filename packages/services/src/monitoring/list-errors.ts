import { rows } from "@tefuda/db/rows";
import { folded } from "@tefuda/db/schema/columns";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { and, desc, eq, type SQL, sql } from "@tefuda/db/sql";
import { type ListErrors, LOG_PAGE_SIZE } from "@tefuda/domain/monitoring/logs";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { searchWords } from "@tefuda/domain/text/search-words";
import { DAY_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, pageOf, whereBefore } from "../kernel/cursor.ts";

interface GroupRow {
  readonly fingerprint: string;
  readonly lastId: string;
  readonly count: number;
  readonly userCount: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Letters that `like` reads as more than themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, (letter) => `\\${letter}`);

/**
 * Errors of browsers and of the server, those of one name and message as one, the last seen first,
 * with how often and for how many signed-in people each came.
 */
export async function listErrors(
  { db, clock }: Ctx<OperatorActor>,
  { days, words, page, cursor }: ListErrors,
) {
  const since = new Date(clock().getTime() - Number(days) * DAY_MS);
  const after = decodeCursor(cursor);
  const conditions: SQL[] = [sql`created_at > ${since.toISOString()}::timestamptz`];
  if (page) conditions.push(sql`page like ${`${literal(page)}%`}`);
  // Of many that are the same one is looked into.
  const said = folded(sql`name || chr(10) || message`);
  const shown = [
    ...searchWords(words ?? "").map(
      (word) => sql`(select strpos(${said}, ${word}) > 0 from error_logs where id = last_id)`,
    ),
    ...(after
      ? [sql`(last_at, last_id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`]
      : []),
  ];
  const groups = await rows<GroupRow>(
    db,
    sql`
      with found as (
        select fingerprint, count(*)::int as count, count(distinct user_id)::int as "userCount",
          min(created_at) as first_at, max(created_at) as last_at,
          (array_agg(id order by created_at desc, id desc))[1] as last_id
        from error_logs where ${sql.join(conditions, sql` and `)} group by fingerprint
      )
      select fingerprint, last_id as "lastId", count, "userCount",
        (extract(epoch from first_at) * 1000)::float8 as "firstMs",
        (extract(epoch from last_at) * 1000)::float8 as "lastMs"
      from found
      where ${sql.join([sql`true`, ...shown], sql` and `)}
      order by last_at desc, last_id desc limit ${LOG_PAGE_SIZE + 1}`,
  );
  const { page: newestFirst, nextCursor } = pageOf(groups, LOG_PAGE_SIZE, ({ lastMs, lastId }) => ({
    at: new Date(lastMs),
    id: lastId,
  }));
  const newest = await readNewest(
    db,
    newestFirst.map(({ lastId }) => lastId),
  );
  return {
    items: newestFirst.flatMap((group) => {
      const log = newest.get(group.lastId);
      if (!log) return [];
      const { fingerprint, count, userCount, firstMs, lastMs } = group;
      const times = { firstAt: new Date(firstMs), lastAt: new Date(lastMs) };
      return { fingerprint, count, userCount, ...times, ...log };
    }),
    nextCursor,
  };
}

async function readNewest(db: Ctx["db"], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .select({
      id: errorLogs.id,
      name: errorLogs.name,
      message: errorLogs.message,
      page: errorLogs.page,
      userAgent: errorLogs.userAgent,
    })
    .from(errorLogs)
    .where(sql`${errorLogs.id} = any(${sql.param(`{${ids.join(",")}}`)}::uuid[])`);
  return new Map(found.map(({ id, ...log }) => [id, log]));
}

/** When, where and in which browser an error came, the last time first. */
export async function listOccurrences(
  { db }: Ctx<OperatorActor>,
  { fingerprint, cursor }: { readonly fingerprint: string; readonly cursor?: string | undefined },
) {
  const found = await db
    .select({
      id: errorLogs.id,
      page: errorLogs.page,
      userAgent: errorLogs.userAgent,
      userId: errorLogs.userId,
      createdAt: errorLogs.createdAt,
    })
    .from(errorLogs)
    .where(
      and(
        eq(errorLogs.fingerprint, fingerprint),
        whereBefore(errorLogs.createdAt, errorLogs.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(errorLogs.createdAt), desc(errorLogs.id))
    .limit(LOG_PAGE_SIZE + 1);
  const { page, nextCursor } = pageOf(found, LOG_PAGE_SIZE, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  return { items: page, nextCursor };
}
