import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { announceMarks, announces } from "@tefuda/db/schema/notification";
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from "@tefuda/db/sql";
import { ANNOUNCES_PER_PAGE, type ListAnnounces } from "@tefuda/domain/announce/schema";
import { announceTargetsFor } from "@tefuda/domain/announce/states";
import { type AnnounceReader, isAnnounceRead } from "@tefuda/domain/notification/policy";
import type { Actor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";

export interface Announce {
  readonly id: string;
  readonly content: string;
  /** When it became visible to its readers. */
  readonly createdAt: Date;
  readonly isRead: boolean;
}

type Reader = Pick<Ctx, "db" | "actor" | "clock">;

/** What somebody may read now: of one's own side, from its time on, and not taken back. */
export const whereVisible = (actor: Actor, now: Date) =>
  and(
    inArray(announces.target, [...announceTargetsFor(actor.kind)]),
    lte(announces.publishAt, now),
    isNull(announces.withdrawnAt),
  );

/**
 * What a member has not read; mirrors `isAnnounceRead`. `not in` is hashed whatever the planner expects;
 * a join it would rather try mark by mark, not knowing how many are younger than the account.
 */
export const whereUnread = (userId: string): SQL => sql`
  ${announces.publishAt} >= (select ${users.createdAt} from ${users} where ${users.id} = ${userId})
  and ${announces.id} not in (
    select unnest(${announceMarks.announceIds}) from ${announceMarks} where ${announceMarks.id} = ${userId}
  )`;

/** One's announcements, the newest first, with what has been read of them (spec 3 · announces). */
export async function listAnnounces(ctx: Reader, { cursor }: ListAnnounces) {
  const { db, actor, clock } = ctx;
  const rows = await db
    .select({ id: announces.id, content: announces.content, createdAt: announces.publishAt })
    .from(announces)
    .where(
      and(
        whereVisible(actor, clock()),
        whereBefore(announces.publishAt, announces.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(announces.publishAt), desc(announces.id))
    .limit(oneMoreThan(ANNOUNCES_PER_PAGE));
  const { page, nextCursor } = pageOf(rows, ANNOUNCES_PER_PAGE, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  const reader = await readerOf(db, actor);
  return {
    items: page.map((row): Announce => ({ ...row, isRead: isAnnounceRead(row, reader) })),
    nextCursor,
  };
}

/** One announcement that the reader may see now, or nothing. */
export async function findAnnounce(ctx: Reader, id: string): Promise<Announce | undefined> {
  const { db, actor, clock } = ctx;
  const [row] = await db
    .select({ id: announces.id, content: announces.content, createdAt: announces.publishAt })
    .from(announces)
    .where(and(eq(announces.id, id), whereVisible(actor, clock())));
  return row && { ...row, isRead: isAnnounceRead(row, await readerOf(db, actor)) };
}

async function readerOf(db: Db, actor: Actor): Promise<AnnounceReader> {
  if (actor.kind === "visitor") return { readIds: [], since: undefined };
  const [reader] = await db
    .select({ since: users.createdAt, readIds: announceMarks.announceIds })
    .from(users)
    .leftJoin(announceMarks, eq(announceMarks.id, users.id))
    .where(eq(users.id, actor.userId));
  return { readIds: reader?.readIds ?? [], since: reader?.since };
}
