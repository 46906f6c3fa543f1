import { z } from "zod";
import { manyOf, oneOf, optionalText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { pageDirection } from "../validation/page-direction.ts";
import { integerBetween } from "../validation/whole-numbers.ts";
import { ratings, reviewFilters, reviewTags } from "./review.ts";

export const REVIEW_COMMENT_MAX = 400;
export const videoOutcomes = ["done", "noShow"] as const;

export const videoChatIdSchema = z.object({ videoChatId: uuid });
export const joinVideoChatSchema = z.object({
  videoChatId: uuid,
  /** Made by the browser's tab and kept over a reload, so that it comes back to its own seat. */
  deviceId: uuid,
  /** Set when this device is to take over from another one. */
  takesOver: z.boolean().default(false),
});
/** A seat in a room: what `join` answered. */
export const videoSeatSchema = z.object({ videoChatId: uuid, seatId: uuid });
export const finishVideoChatSchema = z.object({ videoChatId: uuid, outcome: oneOf(videoOutcomes) });
/** Without a thread: the next interview that this person was not asked about yet. */
export const reviewDueSchema = z.strictObject({ matchingId: uuid.optional() });
export const createReviewSchema = z.object({
  videoChatId: uuid,
  rating: integerBetween(1, 5, messages.chooseOne).pipe(z.literal(ratings)),
  tags: manyOf(reviewTags).default([]),
  comment: optionalText(REVIEW_COMMENT_MAX),
});
export const listReviewsSchema = z.strictObject({
  filter: z.enum(reviewFilters).default("all"),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
  limit: z.number().int().min(1).max(50).default(30),
});
export type CreateReview = z.output<typeof createReviewSchema>;

export const signalKinds = ["offer", "answer", "candidate", "state"] as const;
export type SignalKind = (typeof signalKinds)[number];
export const SIGNAL_MAX_BYTES = 65_536;

/** A signalling message from one browser to the other; the server passes it on unread. */
export const signalSchema = z.object({
  videoChatId: uuid,
  /** The sender's own seat. */
  seatId: uuid,
  /** The seat it is for, the partner's. */
  to: uuid,
  kind: z.enum(signalKinds),
  payload: z
    .string()
    .refine((payload) => new TextEncoder().encode(payload).length <= SIGNAL_MAX_BYTES),
});
export type VideoSignal = z.output<typeof signalSchema>;
