import { type MatchingTab, matchingTabs } from "@tefuda/domain/matching/constants";

/** The address of the list, or of a room beside it, with the tab that is chosen. */
export function matchingHref(matchingId: string | undefined, tab: MatchingTab): string {
  const path = matchingId ? `/matchings/${matchingId}` : "/matchings";
  return tab === "all" ? path : `${path}?tab=${tab}`;
}

export function isMatchingTab(value: string): value is MatchingTab {
  return matchingTabs.some((tab) => tab === value);
}
