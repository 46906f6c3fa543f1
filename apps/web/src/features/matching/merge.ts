import { isInMatchingTab, type MatchingTab } from "@tefuda/domain/matching/constants";
import type { Outputs } from "@/platform/trpc";

export type MatchingCardDoc = Outputs["matching"]["get"];

/** What the stream said of each matching: its newest card, or `null` when it is gone. */
export type LiveCards = ReadonlyMap<string, MatchingCardDoc | null>;

/**
 * The list of a tab: the pages that were read, with what the stream said since laid over them.
 * Every matching once, the one with the newest message first.
 */
export function mergeCards(
  read: readonly MatchingCardDoc[],
  live: LiveCards,
  tab: MatchingTab,
): MatchingCardDoc[] {
  const cards = new Map<string, MatchingCardDoc | null>(read.map((card) => [card.id, card]));
  for (const [id, card] of live) cards.set(id, card);
  return [...cards.values()]
    .filter((card) => card !== null)
    .filter((card) => isInMatchingTab(tab, card))
    .sort(
      (a, b) => b.lastMessagedAt.getTime() - a.lastMessagedAt.getTime() || (a.id < b.id ? 1 : -1),
    );
}
