import { skippedJokers } from "@tefuda/db/schema/candidate";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { sql } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { type CandidateId, freeOwnKeep } from "./keep-joker.ts";
import { requireCandidate } from "./require-candidate.ts";

/**
 * Passes a candidate over for this round, which frees the slot of one's own keep (spec 4 ·
 * Candidates). The next time counts as the next round.
 * @throws AppError dataNotFound, alreadyExistsMatchingForAce
 */
export async function skipJoker(ctx: Ctx<AceActor>, { jokerId }: CandidateId): Promise<void> {
  const { actor } = ctx;
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await requireCandidate(tx, actor.companyId, jokerId);
    await tx
      .insert(skippedJokers)
      .values({ aceId: actor.userId, jokerId, round: 1, createdAt: now })
      .onConflictDoUpdate({
        target: [skippedJokers.aceId, skippedJokers.jokerId],
        set: { round: sql`${skippedJokers.round} + 1`, createdAt: now },
      });
    await freeOwnKeep(tx, actor, jokerId);
    await writeAudit(tx, ctx, { action: "skipJoker", target: { type: "joker", id: jokerId } });
  });
}
