import { hiddenJokers, keeps } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalCandidate, signalCandidateBack } from "../signals/candidate.ts";
import type { CandidateId } from "./keep-joker.ts";
import { requireCandidate } from "./require-candidate.ts";

/**
 * Puts a candidate aside for the whole company and frees its keep, whoever holds it (spec 4 ·
 * Candidates). Again changes nothing.
 * @throws AppError dataNotFound, alreadyExistsMatchingForAce
 */
export async function hideJoker(ctx: Ctx<AceActor>, { jokerId }: CandidateId): Promise<void> {
  const { companyId, userId: aceId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await requireCandidate(tx, companyId, jokerId);
    const made = await tx
      .insert(hiddenJokers)
      .values({ companyId, jokerId, aceId, createdAt: ctx.clock() })
      .onConflictDoNothing()
      .returning({ jokerId: hiddenJokers.jokerId });
    if (made.length === 0) return;
    await tx.delete(keeps).where(and(eq(keeps.companyId, companyId), eq(keeps.jokerId, jokerId)));
    await writeAudit(tx, ctx, { action: "hideJoker", target: { type: "joker", id: jokerId } });
  });
  await signalCandidate(ctx, { companyId, jokerId });
}

/** Brings a candidate back for the whole company; one that is not hidden stays as it is. */
export async function unhideJoker(ctx: Ctx<AceActor>, { jokerId }: CandidateId): Promise<void> {
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const freed = await tx
      .delete(hiddenJokers)
      .where(and(eq(hiddenJokers.companyId, companyId), eq(hiddenJokers.jokerId, jokerId)))
      .returning({ jokerId: hiddenJokers.jokerId });
    if (freed.length === 0) return;
    await writeAudit(tx, ctx, { action: "unhideJoker", target: { type: "joker", id: jokerId } });
  });
  await signalCandidateBack(ctx, { companyId, jokerId });
}
