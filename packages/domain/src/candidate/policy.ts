import { JOKER_KEEP_LIMIT, KEEP_LIFE_DAYS } from "../constants/limits.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { addJstDays } from "../time/jst.ts";
import type { CandidateCardState } from "./constants.ts";

export interface CandidateRelation {
  readonly isHidden: boolean;
  readonly isMatched: boolean;
  readonly isOffered: boolean;
  readonly hasLiked: boolean;
  readonly isKept: boolean;
}

/** How a candidate's card stands for a company; the strongest relation counts. */
export function candidateCardState(relation: CandidateRelation): CandidateCardState {
  if (relation.isHidden) return "hidden";
  if (relation.isMatched) return "matched";
  if (relation.isOffered) return "offered";
  if (relation.hasLiked) return "liked";
  return relation.isKept ? "kept" : "none";
}

/** When a keep ends by itself. */
export function keepExpiresAt(createdAt: Date): Date {
  return addJstDays(createdAt, KEEP_LIFE_DAYS);
}

/**
 * Why an ace cannot keep a candidate, `undefined` when nothing stands against it: another member
 * of the company has, or the ace's limit is reached (spec 4 · Candidates).
 */
export function keepRefusal(input: {
  readonly keptBy: string | null | undefined;
  readonly aceId: string;
  readonly liveKeeps: number;
}): ErrorCode | undefined {
  if (input.keptBy === input.aceId) return undefined;
  if (input.keptBy) return "alreadyExistsKeep";
  return input.liveKeeps >= JOKER_KEEP_LIMIT ? "reachJokerKeepLimit" : undefined;
}
