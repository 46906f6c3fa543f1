import {
  createReviewSchema,
  finishVideoChatSchema,
  joinVideoChatSchema,
  listReviewsSchema,
  reviewDueSchema,
  signalSchema,
  videoChatIdSchema,
  videoSeatSchema,
} from "@tefuda/domain/video/schema";
import { createReview } from "@tefuda/services/review/create-review";
import { listReviews } from "@tefuda/services/review/list-reviews";
import { markReviewShown, reviewDue } from "@tefuda/services/review/review-due";
import { finishRoom } from "@tefuda/services/video/finish-room";
import { getRoom } from "@tefuda/services/video/get-room";
import { joinRoom } from "@tefuda/services/video/join-room";
import { sendSignal } from "@tefuda/services/video/send-signal";
import { heartbeat, leaveRoom } from "@tefuda/services/video/touch-seat";
import { procedure, router } from "../trpc/procedure.ts";

/** Video interviews (spec 4) and what the two sides thought of them. */
export const videoRouter = router({
  get: procedure
    .access("video:join")
    .input(videoChatIdSchema)
    .query(({ ctx, input }) => getRoom(ctx, input)),
  join: procedure
    .access("video:join")
    .input(joinVideoChatSchema)
    .mutation(({ ctx, input }) => joinRoom(ctx, input)),
  /** Every 10 seconds while one is in the room. */
  heartbeat: procedure
    .access("video:join")
    .input(videoSeatSchema)
    .mutation(({ ctx, input }) => heartbeat(ctx, input)),
  leave: procedure
    .access("video:join")
    .input(videoSeatSchema)
    .mutation(({ ctx, input }) => leaveRoom(ctx, input)),
  signal: procedure
    .access("video:join")
    .input(signalSchema)
    .mutation(({ ctx, input }) => sendSignal(ctx, input)),
  finish: procedure
    .access("video:join")
    .input(finishVideoChatSchema)
    .mutation(({ ctx, input }) => finishRoom(ctx, input)),

  /** The interview to ask about: the next one that was not asked about yet, or the thread's own. */
  reviewDue: procedure
    .access("review:create")
    .input(reviewDueSchema)
    .query(({ ctx, input }) => reviewDue(ctx, input)),
  reviewShown: procedure
    .access("review:create")
    .input(videoChatIdSchema)
    .mutation(({ ctx, input }) => markReviewShown(ctx, input)),
  createReview: procedure
    .access("review:create")
    .input(createReviewSchema)
    .mutation(({ ctx, input }) => createReview(ctx, input)),
  /** What both sides answered, for the operators alone. */
  reviews: procedure
    .access("review:oversee")
    .input(listReviewsSchema)
    .query(({ ctx, input }) => listReviews(ctx, input)),
});
