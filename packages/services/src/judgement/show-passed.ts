import type { Db } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

const unshown = (jokerId: string) =>
  and(
    eq(notifications.userId, jokerId),
    eq(notifications.isRead, false),
    eq(notifications.type, "judgementPassed"),
  );

/**
 * Whether the judgement-passed screen has still to be shown: its flag is the read mark of the
 * notification that a pass writes, which leads to that screen.
 */
export async function isPassedScreenDue(db: Db, jokerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(unshown(jokerId))
    .limit(1);
  return row !== undefined;
}

/**
 * Notes that the judgement-passed screen has been shown, so that it comes once on whatever device
 * (spec 4 · registrationStatus). Without a passed judgement it changes nothing.
 */
export async function showPassed(ctx: Ctx<JokerActor>): Promise<void> {
  const jokerId = ctx.actor.userId;
  await ctx.db.update(notifications).set({ isRead: true }).where(unshown(jokerId));
  ctx.ports.bus.publish({ to: [jokerId], topic: "notifications", id: jokerId });
}
