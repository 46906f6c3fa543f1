import type { JudgementStatus } from "./states.ts";

/** How long a case stays in an operator's hands when nothing follows, in minutes. */
export const CLAIM_MINUTES = 15;

export interface Claim {
  readonly status: JudgementStatus;
  readonly reviewerId: string | null;
  readonly claimedAt: Date | null;
}

/** Who has a case in hand, `undefined` when nobody does: only open cases are in hand, and not for ever. */
export function holderOf({ status, reviewerId, claimedAt }: Claim, now: Date): string | undefined {
  if (status !== "reviewing" || !reviewerId || !claimedAt) return undefined;
  return now.getTime() - claimedAt.getTime() < CLAIM_MINUTES * 60_000 ? reviewerId : undefined;
}

/** Whether a case is in a colleague's hands: two operators never judge the same case unknowingly. */
export function isHeldByOther(claim: Claim, operatorId: string, now: Date): boolean {
  const holder = holderOf(claim, now);
  return holder !== undefined && holder !== operatorId;
}
