import { endOfBusinessDays } from "../time/business-days.ts";
import type { JudgementStatus } from "./states.ts";

/** Hours between two requests of a seeker whose profile was turned down. */
export const REQUEST_AGAIN_HOURS = 24;
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
  return now.getTime() - judgement.requestedAt.getTime() < REQUEST_AGAIN_HOURS * 60 * 60 * 1000;
}

/** Until when the seeker is promised an answer. */
export function judgementDeadline(requestedAt: Date): Date {
  return endOfBusinessDays(requestedAt, JUDGEMENT_DEADLINE_BUSINESS_DAYS);
}
