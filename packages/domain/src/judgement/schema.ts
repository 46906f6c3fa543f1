import { z } from "zod";
import { ranks } from "../options/ranks.ts";
import { manyOf, oneOf, optionalText, requiredText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { isReasonFor, judgementReasonKeys } from "./reasons.ts";
import { verdicts } from "./states.ts";

export const JUDGEMENT_COMMENT_MAX = 400;
export const FIELD_COMMENT_MAX = 200;
export const PERSON_REASON_MAX = 200;
const FIELD_COMMENTS_MAX = 30;

export const fieldCommentSchema = z.object({
  field: requiredText(1, 50),
  comment: requiredText(1, FIELD_COMMENT_MAX),
});
export type FieldComment = z.output<typeof fieldCommentSchema>;

/** An operator's verdict: a pass needs a rank, the others need reasons that fit them. */
export const judgeJokerSchema = z
  .object({
    jokerId: uuid,
    status: oneOf(verdicts),
    rank: oneOf(ranks).optional(),
    reasonCodes: manyOf(judgementReasonKeys).default([]),
    fieldComments: z.array(fieldCommentSchema).max(FIELD_COMMENTS_MAX).default([]),
    comment: optionalText(JUDGEMENT_COMMENT_MAX),
  })
  .superRefine(({ status, rank, reasonCodes }, ctx) => {
    const fault = (path: string, message: string) =>
      ctx.addIssue({ code: "custom", path: [path], message });
    if (status === "passed") {
      if (!rank) fault("rank", messages.chooseOne);
      if (reasonCodes.length > 0) fault("reasonCodes", messages.invalid);
      return;
    }
    if (reasonCodes.length === 0) fault("reasonCodes", messages.chooseOneOrMore);
    if (reasonCodes.some((reason) => !isReasonFor(reason, status)))
      fault("reasonCodes", messages.invalid);
  });
export type JudgeJoker = z.output<typeof judgeJokerSchema>;
export type JudgeJokerInput = z.input<typeof judgeJokerSchema>;

export const openJudgementSchema = z.object({ jokerId: uuid });

/** Whose sex and birthday an operator who judges wants to see, and why. */
export const viewPersonSchema = z.object({
  jokerId: uuid,
  reason: requiredText(1, PERSON_REASON_MAX),
});
export type ViewPerson = z.output<typeof viewPersonSchema>;
