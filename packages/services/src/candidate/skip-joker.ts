import type { AceActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalCandidate } from "../signals/candidate.ts";
import { signalDeck } from "../signals/swipe.ts";
import { type CandidateDecision, freeOwnKeep } from "./keep-joker.ts";
import { currentRound, recordDecision } from "./record-decision.ts";
import { requireCandidate } from "./require-candidate.ts";

/**
 * Passes a candidate over for this round of the deck, which frees the slot of one's own keep
 * (spec 4 · Candidates). Again, or from a second tab, it changes nothing.
 * @throws AppError dataNotFound, alreadyExistsMatchingForAce
 */
export async function skipJoker(
  ctx: Ctx<AceActor>,
  { jokerId, round }: CandidateDecision,
): Promise<void> {
  const { companyId, userId: aceId } = ctx.actor;
  const now = ctx.clock();
  const isFreed = await ctx.db.transaction(async (tx) => {
    await requireCandidate(tx, companyId, jokerId);
    const seen = round ?? (await currentRound(tx, aceId));
    const isNew = await recordDecision(tx, { aceId, jokerId, seen, decision: "skip", now });
    const freed = await freeOwnKeep(tx, ctx.actor, jokerId);
    if (isNew || freed)
      await writeAudit(tx, ctx, { action: "skipJoker", target: { type: "joker", id: jokerId } });
    return freed;
  });
  signalDeck(ctx, jokerId);
  if (isFreed) await signalCandidate(ctx, { companyId, jokerId });
}
