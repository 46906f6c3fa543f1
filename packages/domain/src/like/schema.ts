import { z } from "zod";
import { LIKE_MESSAGE_MAX } from "../constants/limits.ts";
import { interestLevels } from "../options/interest.ts";
import { oneOf, optionalText, uuid } from "../validation/fields.ts";

/** A seeker's interested signal to an ace, about a position or not (spec 1). */
export const createLikeSchema = z.object({
  aceId: uuid,
  recruitmentId: uuid.optional(),
  selectedInterestAction: oneOf(interestLevels).optional(),
  message: optionalText(LIKE_MESSAGE_MAX),
});
export type CreateLike = z.output<typeof createLikeSchema>;
export type CreateLikeInput = z.input<typeof createLikeSchema>;

export const answerLikeSchema = z.object({ likeId: uuid, accept: z.boolean() });
export type AnswerLike = z.output<typeof answerLikeSchema>;
