import { SUPPORT_OPERATOR_ID } from "../chat/constants.ts";
import type { MatchingOrigin } from "../chat/labels.ja.ts";

/** Where a matching came from, worked out from what it is linked to. */
export function originOf(matching: {
  readonly operatorId?: string | null | undefined;
  readonly offerId?: string | null | undefined;
  readonly isAgent?: boolean | undefined;
}): MatchingOrigin {
  if (isSupportMatching(matching)) return "operator";
  if (matching.isAgent) return "agent";
  return matching.offerId ? "offer" : "like";
}

/** Whether a matching belongs to the support team (spec 3 · Matching). */
export function isSupportMatching(matching: {
  readonly operatorId?: string | null | undefined;
}): boolean {
  return matching.operatorId === SUPPORT_OPERATOR_ID;
}
