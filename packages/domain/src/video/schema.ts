import { z } from "zod";
import { integerBetween, manyOf, oneOf, optionalText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { reviewTags } from "./review.ts";

export const REVIEW_COMMENT_MAX = 400;
export const videoOutcomes = ["done", "noShow"] as const;

export const joinVideoChatSchema = z.object({
  videoChatId: uuid,
  /** Set when this device is to take over from another one. */
  takesOver: z.boolean().default(false),
});
export const finishVideoChatSchema = z.object({ videoChatId: uuid, outcome: oneOf(videoOutcomes) });
export const createReviewSchema = z.object({
  videoChatId: uuid,
  rating: integerBetween(1, 5, messages.chooseOne),
  tags: manyOf(reviewTags).default([]),
  comment: optionalText(REVIEW_COMMENT_MAX),
});
export type CreateReview = z.output<typeof createReviewSchema>;

/** A signalling message from one browser to the other; the server passes it on unread. */
export const signalSchema = z.object({
  videoChatId: uuid,
  kind: z.enum(["offer", "answer", "candidate", "leave"]),
  payload: z.string().max(65_536),
});
export type VideoSignal = z.output<typeof signalSchema>;
