import { LIKE_DAILY_LIMIT } from "../constants/limits.ts";
import type { AceActor } from "../policy/actor.ts";
import type { LikeStatus } from "./states.ts";

export interface EarlierLike {
  readonly status: LikeStatus;
  readonly expiresAt: Date;
}

/**
 * Whether a seeker may send a company another like (`alreadyExistsLike` otherwise): one waits at a
 * time, and one that was passed over counts for the rest of its 30 days, so that a quiet no is not
 * answered by the next like. One that led to a matching since released does not stand in the way.
 */
export function canLikeAgain(earlier: readonly EarlierLike[], now: Date): boolean {
  return earlier.every(({ status, expiresAt }) => status === "accepted" || expiresAt <= now);
}

/** How many likes a seeker can still send on a day on which these many were sent. */
export function likesLeft(sentToday: number): number {
  return Math.max(0, LIKE_DAILY_LIMIT - sentToday);
}

/** The status that counts: a like whose time is up is expired before anyone has marked it. */
export function likeStatusAt({ status, expiresAt }: EarlierLike, now: Date): LikeStatus {
  return status === "sent" && expiresAt <= now ? "expired" : status;
}

/** The error when the two sides have a matching already (spec 8). */
export function matchedOnLike(ace: Pick<AceActor, "isAgent">) {
  return ace.isAgent
    ? ("alreadyExistsMatchingForAgentAceOnLike" as const)
    : ("alreadyExistsMatchingForJokerOnLike" as const);
}
