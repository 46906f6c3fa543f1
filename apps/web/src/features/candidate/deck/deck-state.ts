import type { Outputs } from "@/platform/trpc";
import type { Candidate } from "../types";

export type Deck = Outputs["swipe"]["getDeck"];

/** What has happened to a deck since it was read: by the reader's hand, or elsewhere. */
export interface DeckChanges {
  readonly round: number;
  /** Decided on, here or in another tab: out for the round, whatever else happens. */
  readonly decided: ReadonlySet<string>;
  /** Out by what others did: kept, hidden, offered or matched. They may come back. */
  readonly left: ReadonlySet<string>;
  /** Passed over here, the last one first; each can be put back. */
  readonly skipped: readonly Candidate[];
  /** Put back by an undo: on top, wherever their score would place them. */
  readonly returned: readonly Candidate[];
  /** How often each card was decided on or put back by this hand. */
  readonly handled: ReadonlyMap<string, number>;
}

export const noChanges = (round: number): DeckChanges => ({
  round,
  decided: new Set(),
  left: new Set(),
  skipped: [],
  returned: [],
  handled: new Map(),
});

/** The cards to show, the one on top first. */
export function cardsOf(deck: Deck, changes: DeckChanges): Candidate[] {
  const { returned } = changes;
  const back = new Set(returned.map(({ jokerId }) => jokerId));
  const fresh = deck.cards.filter(({ jokerId }) => !back.has(jokerId));
  return [...returned, ...fresh].filter(({ jokerId }) => !isOut(changes, jokerId));
}

const isOut = ({ decided, left }: DeckChanges, jokerId: string) =>
  decided.has(jokerId) || left.has(jokerId);

/** Whether a card is gone and nobody has said why: a deck was read without it, and the news are on their way. */
export const wentUnsaid = (deck: Deck, changes: DeckChanges, jokerId: string): boolean =>
  !isOut(changes, jokerId) && !cardsOf(deck, changes).some((card) => card.jokerId === jokerId);

/** How many are left in the round, those who went since it was read taken off. */
export function remainingOf(deck: Deck, changes: DeckChanges): number {
  const off = deck.cards.filter(({ jokerId }) => isOut(changes, jokerId)).length;
  return Math.max(0, deck.remaining - off);
}

function without(set: ReadonlySet<string>, jokerId: string): Set<string> {
  const rest = new Set(set);
  rest.delete(jokerId);
  return rest;
}

const except = (cards: readonly Candidate[], jokerId: string) =>
  cards.filter((card) => card.jokerId !== jokerId);

const handledAgain = ({ handled }: DeckChanges, jokerId: string) =>
  new Map(handled).set(jokerId, (handled.get(jokerId) ?? 0) + 1);

/** A card is decided on; one that was passed over by hand can be put back. */
export function taken(changes: DeckChanges, card: Candidate, isSkip: boolean): DeckChanges {
  const { decided, skipped, returned } = changes;
  return {
    ...changes,
    decided: new Set(decided).add(card.jokerId),
    skipped: isSkip ? [card, ...except(skipped, card.jokerId)] : skipped,
    returned: except(returned, card.jokerId),
    handled: handledAgain(changes, card.jokerId),
  };
}

/** A card is back: the server refused the decision, or it was undone. */
export function restored(changes: DeckChanges, card: Candidate): DeckChanges {
  const { jokerId } = card;
  return {
    ...changes,
    decided: without(changes.decided, jokerId),
    skipped: except(changes.skipped, jokerId),
    returned: [card, ...except(changes.returned, jokerId)],
    handled: handledAgain(changes, jokerId),
  };
}

/** Another tab decided on a card, or put it back. */
export function decidedElsewhere(
  changes: DeckChanges,
  jokerId: string,
  isDecided: boolean,
): DeckChanges {
  const decided = without(changes.decided, jokerId);
  if (isDecided) return { ...changes, decided: decided.add(jokerId) };
  return { ...changes, decided, skipped: except(changes.skipped, jokerId) };
}

/** A card that news and this hand do not agree on, and how often the hand had it by then. */
export interface Doubt {
  readonly jokerId: string;
  readonly handled: number;
}

/** News may be older than what this hand did since: of a card that it had, they say nothing for certain. */
export function doubtAbout(
  { handled, decided }: DeckChanges,
  jokerId: string,
  isDecided: boolean,
): Doubt | undefined {
  const times = handled.get(jokerId);
  if (times === undefined || decided.has(jokerId) === isDecided) return undefined;
  return { jokerId, handled: times };
}

/** A deck that was read after the hand's last deed settles a doubt, unless the hand has had the card again. */
export function settled(
  changes: DeckChanges,
  { jokerId, handled }: Doubt,
  deck: Deck,
): DeckChanges {
  if (deck.round !== changes.round || changes.handled.get(jokerId) !== handled) return changes;
  const isInDeck = deck.cards.some((card) => card.jokerId === jokerId);
  return decidedElsewhere(changes, jokerId, !isInDeck);
}

/** Others made a candidate leave the deck, or come back into it. */
export function movedElsewhere(
  changes: DeckChanges,
  jokerId: string,
  belongs: boolean,
): DeckChanges {
  const left = without(changes.left, jokerId);
  return { ...changes, left: belongs ? left : left.add(jokerId) };
}

/** Whether how a candidate stands to the company leaves them in the deck. */
export function belongsInDeck({ state, keep }: Pick<Candidate, "state" | "keep">): boolean {
  return keep === null && (state === "none" || state === "liked");
}
