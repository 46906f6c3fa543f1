import { type MatchingTab, matchingTabs } from "@tefuda/domain/matching/constants";

/**
 * The address of a list, the member's own without `base`, or of a room beside it, with the tab that
 * is chosen unless it is the one that the list begins with.
 */
export function matchingHref(
  matchingId: string | undefined,
  tab: MatchingTab,
  base = "/matchings",
  first: MatchingTab = "all",
): string {
  const path = matchingId ? `${base}/${matchingId}` : base;
  return tab === first ? path : `${path}?tab=${tab}`;
}

export function isMatchingTab(value: string): value is MatchingTab {
  return matchingTabs.some((tab) => tab === value);
}
