import type { InterestLevel } from "@tefuda/domain/options/interest";

/** What is asked and known of a seeker's interest in one matching. */
export interface InterestThread {
  readonly matchingId: string;
  readonly companyName: string;
  readonly aceName: string;
  readonly selectedInterestAction: InterestLevel | null;
  readonly hasChosenThemes: boolean;
}

/**
 * The window that is open: the question, its confirmation, the themes after it, or the change of
 * an earlier answer.
 */
export type InterestStep = "select" | "confirm" | "themes" | "update";

/** What a seeker is asked when a matching begins: what is still open, and nothing twice. */
export function firstQuestion(
  thread: Pick<InterestThread, "selectedInterestAction" | "hasChosenThemes">,
  { asksThemes }: { readonly asksThemes: boolean },
): InterestStep | undefined {
  if (thread.selectedInterestAction === null) return "select";
  return asksThemes && !thread.hasChosenThemes ? "themes" : undefined;
}
