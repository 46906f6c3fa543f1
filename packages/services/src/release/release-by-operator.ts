import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorRelease } from "@tefuda/domain/matching/oversight";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { endMatching, signalEnded } from "./end-matching.ts";

/**
 * Ends a matching by the support team, with a reason that only its record names (spec 6 · Roles and
 * permissions). Both sides learn that it has ended. Asking again changes nothing.
 * @throws AppError dataNotFound
 */
export async function releaseByOperator(
  ctx: Ctx<OperatorActor>,
  { matchingId, reason }: OperatorRelease,
): Promise<void> {
  const userIds = await ctx.db.transaction(async (tx) => {
    const [matching] = await tx
      .select()
      .from(matchings)
      .where(eq(matchings.id, matchingId))
      .for("update");
    if (matching) return endMatching(tx, ctx, { matching, route: "operator", reason });
    if ((await tx.$count(deletedMatchings, eq(deletedMatchings.id, matchingId))) > 0) return [];
    throw new AppError("dataNotFound");
  });
  await signalEnded(ctx, userIds, matchingId);
}
