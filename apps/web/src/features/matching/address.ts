import { type MatchingTab, matchingTabs } from "@tefuda/domain/matching/constants";

/** The address of a list, the member's own without `base`, or of a room beside it, with the tab that is chosen. */
export function matchingHref(
  matchingId: string | undefined,
  tab: MatchingTab,
  base = "/matchings",
): string {
  const path = matchingId ? `${base}/${matchingId}` : base;
  return tab === "all" ? path : `${path}?tab=${tab}`;
}

export function isMatchingTab(value: string): value is MatchingTab {
  return matchingTabs.some((tab) => tab === value);
}
