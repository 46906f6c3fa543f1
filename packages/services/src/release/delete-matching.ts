import type { Tx } from "@tefuda/db/client";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { reports } from "@tefuda/db/schema/report";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { DeleteMatching } from "@tefuda/domain/matching/schema";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { whereReachable } from "../matching/reach.ts";
import { endMatching, signalEnded } from "./end-matching.ts";

/**
 * Releases a matching by one of its members (spec 4 · Releasing a matching): the archive, the
 * record among the reports and the deletion are one transaction, so that nothing of it is ever half
 * done. Asking again changes nothing.
 * @throws AppError `dataNotFound` for a thread the caller is not in
 */
export async function deleteMatching(
  ctx: Ctx<MemberActor>,
  { matchingId }: DeleteMatching,
): Promise<void> {
  const userIds = await ctx.db.transaction(async (tx) => {
    const [matching] = await tx
      .select()
      .from(matchings)
      .where(and(eq(matchings.id, matchingId), whereReachable(ctx.actor, "matching:release")))
      .for("update");
    if (!matching) {
      if (await hasReleased(tx, ctx.actor, matchingId)) return [];
      throw new AppError("dataNotFound");
    }
    await recordRelease(tx, ctx, matching);
    return endMatching(tx, ctx, { matching, route: "release" });
  });
  await signalEnded(ctx, userIds, matchingId);
}

async function hasReleased(tx: Tx, { userId }: MemberActor, matchingId: string) {
  const own = and(eq(deletedMatchings.id, matchingId), eq(deletedMatchings.releasedBy, userId));
  return (await tx.$count(deletedMatchings, own)) > 0;
}

/** The record that a release leaves where nobody is reported: it asks nothing of operators. */
async function recordRelease(
  tx: Tx,
  { actor, clock }: Ctx<MemberActor>,
  { id: matchingId, aceId, jokerId }: typeof matchings.$inferSelect,
) {
  const now = clock();
  await tx.insert(reports).values({
    id: uuidv7(),
    matchingId,
    aceId,
    jokerId,
    reporterId: actor.userId,
    reportReasons: [],
    status: "dismissed",
    dueAt: now,
    createdAt: now,
    updatedAt: now,
  });
}
