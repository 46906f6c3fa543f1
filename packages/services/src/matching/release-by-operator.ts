import { rows } from "@tefuda/db/rows";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorRelease } from "@tefuda/domain/matching/oversight";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { eq, sql } from "drizzle-orm";
import { hintDesk } from "../desk/hints.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { archiveMatching } from "./archive-matching.ts";
import { hintMatching, threadUserIds } from "./hints.ts";

/**
 * Ends a matching by the support team, with a reason that only its record names (spec 6 · Roles and
 * permissions). Both sides learn that it has ended. Asking again changes nothing.
 * @throws AppError dataNotFound
 */
export async function releaseByOperator(
  ctx: Ctx<OperatorActor>,
  { matchingId, reason }: OperatorRelease,
): Promise<void> {
  const now = ctx.clock();
  const userIds = await ctx.db.transaction(async (tx) => {
    const [matching] = await tx
      .select()
      .from(matchings)
      .where(eq(matchings.id, matchingId))
      .for("update");
    if (!matching) {
      if ((await tx.$count(deletedMatchings, eq(deletedMatchings.id, matchingId))) > 0) return [];
      throw new AppError("dataNotFound");
    }
    const [thread] = await rows<{ userIds: string[] }>(
      tx,
      sql`select ${threadUserIds} as "userIds" from ${matchings} where ${matchings.id} = ${matchingId}`,
    );
    const releasedBy = ctx.actor.userId;
    await archiveMatching(tx, { matching, route: "operator", releasedBy, reason, now });
    for (const userId of [matching.jokerId, matching.aceId])
      if (userId)
        await createNotification(tx, ctx, {
          userId,
          type: "matchingReleased",
          params: {},
          dedupeKey: `released:${matchingId}`,
        });
    await writeAudit(tx, ctx, {
      action: "releaseMatching",
      target: { type: "matching", id: matchingId },
      companyId: matching.aceCompanyId ?? undefined,
      reason,
    });
    return thread?.userIds ?? [];
  });
  hintMatching(ctx.ports.bus, userIds, matchingId);
  ctx.ports.bus.publish({ to: userIds, topic: "notifications", id: matchingId });
  await hintDesk(ctx, "matchings");
}
