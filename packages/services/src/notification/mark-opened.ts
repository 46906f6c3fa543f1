import type { Db } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq, inArray, type SQL } from "@tefuda/db/sql";
import type { OpenedPage } from "@tefuda/domain/notification/schema";
import { typesOfOnePage } from "@tefuda/domain/notification/types";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalNotification } from "../signals/notification.ts";

/**
 * Notes that the caller has a page open that tells of one thing, such as a thread: what would lead
 * there need not be opened as well. Messages are read by being seen, so theirs is left to `markRead` of
 * the chat. Again changes nothing.
 */
export async function markOpened(
  ctx: Ctx<MemberActor>,
  { path }: OpenedPage,
): Promise<{ marked: number }> {
  const { userId } = ctx.actor;
  const leadsHere = and(
    eq(notifications.link, path),
    inArray(notifications.type, [...typesOfOnePage]),
  );
  const ids = await markWhere(ctx.db, userId, leadsHere);
  for (const id of ids) signalNotification(ctx.ports.bus, userId, id);
  return { marked: ids.length };
}

/** Marks a user's notifications of these keys as read; answers which of them were not. */
export const markKeysRead = (db: Db, userId: string, keys: readonly string[]): Promise<string[]> =>
  markWhere(db, userId, inArray(notifications.dedupeKey, [...keys]));

async function markWhere(db: Db, userId: string, which: SQL | undefined): Promise<string[]> {
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false), which))
    .returning({ id: notifications.id });
  return marked.map(({ id }) => id);
}
