import { users } from "@tefuda/db/schema/account";
import { pushSubscriptions as table } from "@tefuda/db/schema/push";
import { and, desc, eq, inArray, ne } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { unknownPushService } from "@tefuda/domain/push/pushes.ja";
import { PUSH_BROWSERS_MAX } from "@tefuda/domain/push/rules";
import type { PushEndpoint, RemovePush, SubscribePush } from "@tefuda/domain/push/schema";
import { uuidv7 } from "uuidv7";
import { currentSession } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";

/**
 * Lets pushes come to the browser that asks, for as long as its session lasts. The same browser again is
 * the same row; one that was another user's or session's is the caller's from here on, with nothing that
 * waits for the one before. Beyond ten browsers the one that came first goes.
 * @throws AppError `invalidParameter` for an address of no push service, `noCurrentUser`
 */
export async function subscribePush(
  ctx: Ctx<MemberActor>,
  { endpoint, p256dh, auth }: SubscribePush,
): Promise<{ id: string }> {
  if (!ctx.ports.push.takes(endpoint))
    throw new AppError("invalidParameter", { fields: { endpoint: unknownPushService } });
  const { userId } = ctx.actor;
  const session = await currentSession(ctx);
  const browser = {
    sessionId: session.id,
    p256dh,
    auth,
    userAgent: ctx.request.userAgent,
    failedCount: 0,
  };
  return ctx.db.transaction(async (tx) => {
    // Presses of one user come one by one, or each would leave ten of its own.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    await tx.delete(table).where(and(eq(table.endpoint, endpoint), ne(table.userId, userId)));
    const [row] = await tx
      .insert(table)
      .values({ id: uuidv7(), userId, endpoint, ...browser, createdAt: ctx.clock() })
      .onConflictDoUpdate({
        target: table.endpoint,
        set: browser,
        setWhere: eq(table.userId, userId),
      })
      .returning({ id: table.id });
    // Somebody else subscribed with the same address at this very moment.
    if (!row) throw new AppError("lock");
    const kept = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(desc(table.createdAt), desc(table.id))
      .offset(PUSH_BROWSERS_MAX);
    const surplus = kept.map(({ id }) => id).filter((id) => id !== row.id);
    await tx.delete(table).where(inArray(table.id, surplus));
    return row;
  });
}

/** Ends the pushes to one of the caller's browsers; again, or for another's, it changes nothing. */
export async function unsubscribePush(
  { db, actor }: Ctx<MemberActor>,
  { endpoint }: PushEndpoint,
): Promise<void> {
  await db.delete(table).where(and(eq(table.endpoint, endpoint), eq(table.userId, actor.userId)));
}

/** Ends the pushes to a browser from the list. @throws AppError `dataNotFound` for another's */
export async function removePush(
  { db, actor }: Ctx<MemberActor>,
  { id }: RemovePush,
): Promise<void> {
  const gone = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, actor.userId)))
    .returning({ id: table.id });
  if (gone.length === 0) throw new AppError("dataNotFound");
}
