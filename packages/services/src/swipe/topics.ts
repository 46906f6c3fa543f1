import { skippedJokers } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import { can } from "@tefuda/domain/policy/can";
import { currentRound } from "../candidate/record-decision.ts";
import { type LiveChange, type LiveCtx, type LiveTopic, nothing } from "../live/topic.ts";
import { DECK_SIGNAL } from "../signals/swipe.ts";

/** What an ace's other tabs hear of the deck. */
export interface DeckNews {
  readonly round: number;
  /** Whether the candidate of the event is out for the round; false also when nobody is meant. */
  readonly isDecided: boolean;
}

/** `deck`: the cards on which the ace decides in other tabs, and the round. */
export const deckTopic: LiveTopic<DeckNews> = {
  async open(ctx) {
    const { actor } = ctx;
    if (actor.kind !== "ace" || !can(actor, "candidate:keep")) return nothing;
    return {
      ...nothing,
      concerns: ({ topic }) => topic === DECK_SIGNAL,
      read: async ({ id }) => [await changeOf(ctx, actor.userId, id)],
    };
  },
};

async function changeOf(
  { db }: LiveCtx,
  aceId: string,
  jokerId: string,
): Promise<LiveChange<DeckNews>> {
  const round = await currentRound(db, aceId);
  const change = (isDecided: boolean) =>
    ({ type: "modified", id: jokerId, doc: { round, isDecided } }) as const;
  if (jokerId === DECK_SIGNAL) return change(false);
  const [decided] = await db
    .select({ jokerId: skippedJokers.jokerId })
    .from(skippedJokers)
    .where(
      and(
        eq(skippedJokers.aceId, aceId),
        eq(skippedJokers.jokerId, jokerId),
        eq(skippedJokers.round, round),
      ),
    );
  return change(decided !== undefined);
}
