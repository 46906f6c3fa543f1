import { isInMatchingTab, type MatchingTab } from "@tefuda/domain/matching/constants";
import { type LiveRows, layOver } from "@/platform/live/rows";
import type { Outputs } from "@/platform/trpc";

export type MatchingCardDoc = Outputs["matching"]["get"];

/**
 * The list of a tab: the pages that were read, with what the stream said since laid over them.
 * Every matching once, the one with the newest message first.
 */
export function mergeCards(
  read: readonly MatchingCardDoc[],
  live: LiveRows<MatchingCardDoc>,
  tab: MatchingTab,
): MatchingCardDoc[] {
  return layOver(read, live)
    .filter((card) => isInMatchingTab(tab, card))
    .sort(
      (a, b) => b.lastMessagedAt.getTime() - a.lastMessagedAt.getTime() || (a.id < b.id ? 1 : -1),
    );
}
