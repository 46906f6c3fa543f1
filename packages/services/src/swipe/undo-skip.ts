import { skippedJokers } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalDeck } from "../signals/swipe.ts";

export interface UndoSkipInput {
  readonly jokerId: string;
  /** The round in which the candidate was passed over. */
  readonly round: number;
}

/** Puts a candidate who was passed over back into the round; one who was not stays as it is. */
export async function undoSkip(
  ctx: Ctx<AceActor>,
  { jokerId, round }: UndoSkipInput,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const undone = await tx
      .delete(skippedJokers)
      .where(
        and(
          eq(skippedJokers.aceId, ctx.actor.userId),
          eq(skippedJokers.jokerId, jokerId),
          eq(skippedJokers.round, round),
          eq(skippedJokers.decision, "skip"),
        ),
      )
      .returning({ jokerId: skippedJokers.jokerId });
    if (undone.length === 0) return;
    await writeAudit(tx, ctx, { action: "undoSkipJoker", target: { type: "joker", id: jokerId } });
  });
  signalDeck(ctx, jokerId);
}
