import type { Db } from "@tefuda/db/client";
import { announceMarks, announces } from "@tefuda/db/schema/notification";
import { and, desc, eq, inArray, isNull, lte } from "@tefuda/db/sql";
import { ANNOUNCES_PER_PAGE, type ListAnnounces } from "@tefuda/domain/announce/schema";
import { announceTargetsFor } from "@tefuda/domain/announce/states";
import { isAnnounceRead } from "@tefuda/domain/notification/policy";
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
  const read = await readIds(db, actor);
  return {
    items: page.map((row): Announce => ({ ...row, isRead: isAnnounceRead(row.id, read) })),
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
  return row && { ...row, isRead: isAnnounceRead(row.id, await readIds(db, actor)) };
}

async function readIds(db: Db, actor: Actor): Promise<readonly string[]> {
  if (actor.kind === "visitor") return [];
  const [mark] = await db
    .select({ ids: announceMarks.announceIds })
    .from(announceMarks)
    .where(eq(announceMarks.id, actor.userId));
  return mark?.ids ?? [];
}
