/** What an ace decides about the card on top of the deck; an offer takes the card away by itself. */
export const swipeDecisions = ["skip", "keep"] as const;
export type SwipeDecision = (typeof swipeDecisions)[number];

/** Cards handed out at a time: the next ones are ready while one is looked at. */
export const DECK_SIZE = 10;

/** Rounds are counted from here. */
export const FIRST_ROUND = 1;

/**
 * The round after a call to begin the next one. The call names the round it has seen end, so that
 * two tabs, or one call sent twice, begin one round and not two.
 */
export function nextRound(current: number, seen: number): number {
  return current === seen ? current + 1 : current;
}

/**
 * The round under which a decision is put on record. One of a round that is over counts for that
 * round: it must not take the card out of the round that has begun since.
 */
export function decisionRound(current: number, seen: number): number {
  return Math.min(current, seen);
}
