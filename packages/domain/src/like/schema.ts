import { z } from "zod";
import { LIKE_MESSAGE_MAX } from "../constants/limits.ts";
import { interestLevels } from "../options/interest.ts";
import { oneOf, optionalText, uuid, withoutContact } from "../validation/fields.ts";

/** A seeker's interested signal to an ace, about a position or not (spec 1). */
export const createLikeSchema = z.object({
  /** Made by the client; sending the same one again sends no second like. */
  likeId: uuid,
  aceId: uuid,
  recruitmentId: uuid.optional(),
  selectedInterestAction: oneOf(interestLevels).optional(),
  message: withoutContact(optionalText(LIKE_MESSAGE_MAX)),
  /** It asks an interview agent for a consultation; nobody else takes it. */
  isConsultation: z.boolean().optional(),
});
export type CreateLike = z.output<typeof createLikeSchema>;
export type CreateLikeInput = z.input<typeof createLikeSchema>;

/** What a seeker likes: a person, or a position that one of its people in charge answers for. */
export const likeTargetSchema = z.union([
  z.strictObject({ aceId: uuid }),
  z.strictObject({ recruitmentId: uuid }),
]);
export type LikeTarget = z.output<typeof likeTargetSchema>;

export const answerLikeSchema = z.object({ likeId: uuid, accept: z.boolean() });
export type AnswerLike = z.output<typeof answerLikeSchema>;
