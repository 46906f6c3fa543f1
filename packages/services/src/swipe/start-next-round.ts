import { swipeRounds } from "@tefuda/db/schema/candidate";
import { eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { FIRST_ROUND, nextRound } from "@tefuda/domain/swipe/policy";
import type { Ctx } from "../kernel/context.ts";
import { DECK_SIGNAL, signalDeck } from "../signals/swipe.ts";

/**
 * Begins the round after the one that the caller has seen end: everyone who was passed over comes
 * back. Two tabs, or one call sent twice, begin one round (spec 4 · Only registered jokers).
 * @returns the round that the ace is in now
 */
export async function startNextRound(
  ctx: Ctx<AceActor>,
  { round: seen }: { readonly round: number },
): Promise<{ round: number }> {
  const aceId = ctx.actor.userId;
  const now = ctx.clock();
  const round = await ctx.db.transaction(async (tx) => {
    await tx
      .insert(swipeRounds)
      .values({ aceId, round: FIRST_ROUND, startedAt: now })
      .onConflictDoNothing();
    const [row] = await tx
      .select({ round: swipeRounds.round })
      .from(swipeRounds)
      .where(eq(swipeRounds.aceId, aceId))
      .for("no key update");
    const current = row?.round ?? FIRST_ROUND;
    const next = nextRound(current, seen);
    if (next !== current)
      await tx
        .update(swipeRounds)
        .set({ round: next, startedAt: now })
        .where(eq(swipeRounds.aceId, aceId));
    return next;
  });
  signalDeck(ctx, DECK_SIGNAL);
  return { round };
}
