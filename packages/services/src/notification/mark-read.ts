import type { Tx } from "@tefuda/db/client";
import { row } from "@tefuda/db/rows";
import { announceMarks, announces, notifications } from "@tefuda/db/schema/notification";
import { and, eq, lte, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type {
  MarkAllRead,
  ReadAnnounce,
  ReadNotification,
} from "@tefuda/domain/notification/schema";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { findAnnounce, whereUnread, whereVisible } from "../announce/list-announces.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalOwnMarks } from "../signals/announce.ts";
import { signalNotification } from "../signals/notification.ts";
import { findNotification } from "./list-notifications.ts";

/**
 * Notes that one of the caller's notifications was read (spec 7 · Writes). Again changes nothing.
 * @throws AppError dataNotFound for one that is not the caller's, or was taken back
 */
export async function markNotificationRead(
  ctx: Ctx<MemberActor>,
  { notificationId: id }: ReadNotification,
): Promise<void> {
  const { db, actor, ports } = ctx;
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.userId, actor.userId),
        eq(notifications.isRead, false),
      ),
    )
    .returning({ id: notifications.id });
  if (marked.length > 0) signalNotification(ports.bus, actor.userId, id);
  else if (!(await findNotification(ctx, id))) throw new AppError("dataNotFound");
}

/**
 * Adds an announcement to those that the caller has read (spec 7 · Writes). Again changes nothing.
 * @throws AppError dataNotFound for one that the caller cannot see, or that was taken back
 */
export async function markAnnounceRead(
  ctx: Ctx<MemberActor>,
  { announceId }: ReadAnnounce,
): Promise<void> {
  const announce = await findAnnounce(ctx, announceId);
  if (!announce) throw new AppError("dataNotFound");
  if (announce.isRead) return;
  const { userId } = ctx.actor;
  await ctx.db.transaction((tx) => appendMarks(tx, ctx, [announceId]));
  signalOwnMarks(ctx.ports.bus, userId, announceId);
  signalNotification(ctx.ports.bus, userId, userId);
}

/**
 * Marks everything as read up to the newest that the caller saw: `isRead` on the notifications, and
 * the announcements' ids in the read list (spec 4 · Notifications and announcements). What arrived
 * after that stays unread. One statement each, however many there are; two devices at once agree.
 */
export async function markAllRead(
  ctx: Ctx<MemberActor>,
  { until }: MarkAllRead,
): Promise<{ notifications: number; announces: number }> {
  const { actor, ports } = ctx;
  const { userId } = actor;
  const now = ctx.clock();
  const seen = new Date(Math.min(until.getTime(), now.getTime()));
  const marked = await ctx.db.transaction(async (tx) => {
    const unread = await tx
      .select({ id: announces.id })
      .from(announces)
      .where(and(whereVisible(actor, now), whereUnread(userId), lte(announces.publishAt, seen)));
    // First, and always: its row makes two devices take turns, so that they never wait for each other.
    const added = await appendMarks(
      tx,
      ctx,
      unread.map(({ id }) => id),
    );
    const { read } = await row<{ read: number }>(
      tx,
      sql`with marked as (
            update ${notifications} set is_read = true
            where ${notifications.userId} = ${userId} and not ${notifications.isRead}
              and ${notifications.createdAt} <= ${seen.toISOString()}::timestamptz
            returning 1
          ) select count(*)::int as read from marked`,
    );
    return { notifications: read, announces: added };
  });
  if (marked.announces > 0) signalOwnMarks(ports.bus, userId, "all");
  if (marked.notifications + marked.announces > 0) signalNotification(ports.bus, userId, userId);
  return marked;
}

/** Adds to the caller's read list what is not in it yet; answers how many were added. */
async function appendMarks(
  tx: Tx,
  { actor, clock }: Pick<Ctx<MemberActor>, "actor" | "clock">,
  ids: readonly string[],
): Promise<number> {
  await tx
    .insert(announceMarks)
    .values({ id: actor.userId, createdAt: clock() })
    .onConflictDoNothing();
  const [held] = await tx
    .select({ ids: announceMarks.announceIds })
    .from(announceMarks)
    .where(eq(announceMarks.id, actor.userId))
    .for("no key update");
  const known = new Set(held?.ids);
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0) return 0;
  await tx
    .update(announceMarks)
    .set({
      announceIds: sql`${announceMarks.announceIds} || ${sql.param([...added], announceMarks.announceIds)}`,
    })
    .where(eq(announceMarks.id, actor.userId));
  return added.length;
}
