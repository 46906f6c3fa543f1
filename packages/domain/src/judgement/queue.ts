import { z } from "zod";
import { pageDirection } from "../validation/page-direction.ts";
import { judgementStatusLabels } from "./labels.ja.ts";
import { judgeJokerSchema } from "./schema.ts";
import type { JudgementStatus } from "./states.ts";

/** The lists of the operator's judging room; `open` holds what waits for a verdict. */
export const judgementQueues = ["open", "remanded", "passed", "rejected"] as const;
export type JudgementQueue = (typeof judgementQueues)[number];

export const queueStatuses = {
  open: ["requested", "reviewing"],
  remanded: ["remanded"],
  passed: ["passed"],
  rejected: ["rejected"],
} as const satisfies Record<JudgementQueue, readonly JudgementStatus[]>;

export const judgementQueueLabels = {
  open: judgementStatusLabels.requested.operator,
  remanded: judgementStatusLabels.remanded.operator,
  passed: judgementStatusLabels.passed.operator,
  rejected: judgementStatusLabels.rejected.operator,
} as const satisfies Record<JudgementQueue, string>;

export const JUDGEMENTS_PER_PAGE = 30;
export const judgementQueueSchema = z.enum(judgementQueues).catch("open");
export const listJudgementsSchema = z.strictObject({
  queue: judgementQueueSchema.default("open"),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
});
export type ListJudgements = z.output<typeof listJudgementsSchema>;

/**
 * A verdict together with what the operator was looking at: the number of steps of the judgement
 * and the version of the profile. Anything newer refuses the verdict (`lock`).
 */
export const decideJudgementSchema = judgeJokerSchema.safeExtend({
  steps: z.int().min(1),
  lockVersion: z.int().min(0),
});
export type DecideJudgement = z.output<typeof decideJudgementSchema>;
export type DecideJudgementInput = z.input<typeof decideJudgementSchema>;
