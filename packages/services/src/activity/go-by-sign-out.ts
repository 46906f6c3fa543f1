import { sessions } from "@tefuda/db/schema/account";
import { activityHistories } from "@tefuda/db/schema/monitoring";
import { and, desc, eq, gt } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { go } from "./set-activity.ts";

/**
 * A member who has signed out and has no session left has gone: the page that was in view cannot say
 * so any more. Call it once the session has ended; on record it is of the platform of the last coming.
 */
export async function goBySignOut({
  db,
  actor,
  clock,
}: Pick<Ctx<MemberActor>, "db" | "actor" | "clock">): Promise<void> {
  const { userId } = actor;
  const now = clock();
  await db.transaction(async (tx) => {
    const left = await tx.$count(
      sessions,
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)),
    );
    if (left > 0) return;
    const [last] = await tx
      .select({ platform: activityHistories.platform })
      .from(activityHistories)
      .where(and(eq(activityHistories.userId, userId), eq(activityHistories.activity, "online")))
      .orderBy(desc(activityHistories.createdAt))
      .limit(1);
    if (last) await go({ tx, actor, platform: last.platform, now }, undefined);
  });
}
