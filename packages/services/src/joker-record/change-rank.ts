import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { ChangeRank } from "@tefuda/domain/joker-record/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { findProfile } from "../joker/profile.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalAllCandidates } from "../signals/candidate.ts";

/**
 * Gives a registered seeker another rank (spec 3 · Ranks). `Z` takes the person out of search and
 * swipe pool without a word; any other puts them back.
 * @throws dataNotFound for someone who is not registered
 */
export async function changeRank(
  ctx: Ctx<OperatorActor>,
  { jokerId, rank, reason }: ChangeRank,
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const profile = await findProfile(tx, jokerId, { lock: true });
    if (profile?.joker.registrationStatus !== "registered") throw new AppError("dataNotFound");
    await tx.update(jokers).set({ rank, updatedAt: now }).where(eq(jokers.id, jokerId));
    await tx
      .update(jokerJudgements)
      .set({ rank, updatedAt: now })
      .where(eq(jokerJudgements.jokerId, jokerId));
    await upsertSearchDocument(tx, jokerId, now);
    await writeAudit(tx, ctx, {
      action: "changeRank",
      target: { type: "joker", id: jokerId },
      reason: `${profile.joker.rank ?? "-"} → ${rank}：${reason}`,
    });
  });
  signalAllCandidates(ctx.ports.bus);
}
