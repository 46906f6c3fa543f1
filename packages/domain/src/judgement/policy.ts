import { endOfBusinessDays } from "../time/business-days.ts";
import { HOUR_MS } from "../time/units.ts";
import type { JudgementStatus } from "./states.ts";

/** Hours between two requests of a seeker whose profile was turned down. */
const REQUEST_AGAIN_HOURS = 24;
/** Working days within which a seeker gets an answer. */
export const JUDGEMENT_DEADLINE_BUSINESS_DAYS = 3;

export interface RequestedJudgement {
  readonly status: JudgementStatus;
  readonly requestedAt: Date;
}

/**
 * Whether a new request comes too soon (`judgementTooSoon`): after a rejection one is taken every
 * 24 hours; after a remand there is no waiting time.
 */
export function isJudgementTooSoon(judgement: RequestedJudgement, now: Date): boolean {
  if (judgement.status !== "rejected") return false;
  return now < requestableAt(judgement);
}

/** From when a new request is taken after a rejection. */
export const requestableAt = ({ requestedAt }: Pick<RequestedJudgement, "requestedAt">): Date =>
  new Date(requestedAt.getTime() + REQUEST_AGAIN_HOURS * HOUR_MS);

/** Where a seeker saves the own profile: while registering, or beside it on the own pages. */
export const savePlaces = ["registration", "profile"] as const;
export type SavePlace = (typeof savePlaces)[number];

/**
 * Whether saving a profile that can be judged asks for judging again by itself (spec 4 · Joker
 * registrationStatus): always while a verdict is awaited, so that it is about the newest state;
 * after a remand or a rejection outside the registration, whose confirmation asks.
 */
export function doesSaveAskAgain(
  judgement: RequestedJudgement | undefined,
  { place, now }: { readonly place: SavePlace; readonly now: Date },
): boolean {
  if (!judgement || judgement.status === "passed") return false;
  if (judgement.status === "requested" || judgement.status === "reviewing") return true;
  return place === "profile" && !isJudgementTooSoon(judgement, now);
}

/** Until when the seeker is promised an answer. */
export function judgementDeadline(requestedAt: Date): Date {
  return endOfBusinessDays(requestedAt, JUDGEMENT_DEADLINE_BUSINESS_DAYS);
}
