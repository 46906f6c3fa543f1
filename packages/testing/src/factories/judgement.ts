import type { JudgementStep, jokerJudgements } from "@tefuda/db/schema/judgement";
import type { JudgementStatus } from "@tefuda/domain/judgement/states";
import { stableId } from "./ids.ts";
import type { JokerRow } from "./joker.ts";
import { minutesAfter } from "./times.ts";

export type JudgementRow = typeof jokerJudgements.$inferSelect;

export interface JudgementInput {
  readonly joker: JokerRow;
  readonly status: JudgementStatus;
  readonly requestedAt: Date;
  /** The operator who opened the case. */
  readonly reviewerId?: string | null;
}

const REVIEW_AFTER_MINUTES = 26 * 60;
const VERDICT_AFTER_MINUTES = 40;

/** A judgement with the steps that led to its status; one with a verdict was reviewed before. */
export function makeJudgement(
  { joker, status, requestedAt, reviewerId = null }: JudgementInput,
  overrides: Partial<JudgementRow> = {},
): JudgementRow {
  const reviewedAt = minutesAfter(requestedAt, REVIEW_AFTER_MINUTES);
  const decidedAt = minutesAfter(reviewedAt, VERDICT_AFTER_MINUTES);
  const step = (to: JudgementStatus, at: Date, byOperatorId: string | null): JudgementStep => ({
    status: to,
    at: at.toISOString(),
    byOperatorId,
  });
  const isOpened = status !== "requested";
  const isDecided = isOpened && status !== "reviewing";
  return {
    id: stableId("judgement", joker.id),
    jokerId: joker.id,
    status,
    requestedAt,
    requestCount: 1,
    reviewerId: isOpened ? reviewerId : null,
    claimedAt: isOpened ? reviewedAt : null,
    reviewedAt: isDecided ? decidedAt : null,
    rank: status === "passed" ? joker.rank : null,
    reasonCodes: [],
    fieldComments: [],
    comment: null,
    isShownJudgementPassed: status === "passed",
    history: [
      step("requested", requestedAt, null),
      ...(isOpened ? [step("reviewing", reviewedAt, reviewerId)] : []),
      ...(isDecided ? [step(status, decidedAt, reviewerId)] : []),
    ],
    createdAt: requestedAt,
    updatedAt: isDecided ? decidedAt : isOpened ? reviewedAt : requestedAt,
    ...overrides,
  };
}
