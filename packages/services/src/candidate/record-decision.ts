import type { Db, Tx } from "@tefuda/db/client";
import { skippedJokers, swipeRounds } from "@tefuda/db/schema/candidate";
import { eq, lt, sql } from "@tefuda/db/sql";
import { decisionRound, FIRST_ROUND, type SwipeDecision } from "@tefuda/domain/swipe/policy";

/** The round of the deck that an ace is in. */
export async function currentRound(db: Db, aceId: string): Promise<number> {
  const [row] = await db
    .select({ round: swipeRounds.round })
    .from(swipeRounds)
    .where(eq(swipeRounds.aceId, aceId));
  return row?.round ?? FIRST_ROUND;
}

interface Decision {
  readonly aceId: string;
  readonly jokerId: string;
  /** The round that the card was handed out in. */
  readonly seen: number;
  readonly decision: SwipeDecision;
  readonly now: Date;
}

/**
 * Takes a card out of its round. The same decision again, from a retry or a second tab, leaves the
 * first one as it is; answers whether this one was the first of the round.
 */
export async function recordDecision(
  tx: Tx,
  { aceId, jokerId, seen, decision, now }: Decision,
): Promise<boolean> {
  const round = decisionRound(await currentRound(tx, aceId), seen);
  const made = await tx
    .insert(skippedJokers)
    .values({ aceId, jokerId, round, decision, createdAt: now })
    .onConflictDoUpdate({
      target: [skippedJokers.aceId, skippedJokers.jokerId],
      set: { round, decision, createdAt: now },
      setWhere: lt(skippedJokers.round, sql`excluded.round`),
    })
    .returning({ jokerId: skippedJokers.jokerId });
  return made.length > 0;
}
