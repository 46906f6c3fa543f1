import { answerLikeSchema, createLikeSchema, likeTargetSchema } from "@tefuda/domain/like/schema";
import { pageDirection } from "@tefuda/domain/validation/page-direction";
import { answerLike } from "@tefuda/services/like/answer-like";
import { countWaitingLikes } from "@tefuda/services/like/count-waiting";
import { createLike } from "@tefuda/services/like/create-like";
import { getReceivers } from "@tefuda/services/like/get-receivers";
import { listLikes } from "@tefuda/services/like/list-likes";
import { listStandings } from "@tefuda/services/like/list-standings";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const page = z.strictObject({
  tab: z.enum(["likes", "closed"]).optional(),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
  limit: z.number().int().min(1).max(50).default(30),
});

/** Likes, of the side that calls: sent by a joker, received by an ace or its company (spec 2). */
export const likeRouter = router({
  list: procedure
    .access("like:list")
    .input(page)
    .query(({ ctx, input }) => listLikes(ctx, input)),

  /** The companies to which the joker cannot send a like now, and what there is instead. */
  standings: procedure.access("joker:view-own").query(({ ctx }) => listStandings(ctx)),
  receivers: procedure
    .access("like:send")
    .input(likeTargetSchema)
    .query(({ ctx, input }) => getReceivers(ctx, input)),
  createLike: procedure
    .access("like:send")
    .input(createLikeSchema)
    .mutation(({ ctx, input }) => createLike(ctx, input)),

  waiting: procedure.access("like:view-received").query(({ ctx }) => countWaitingLikes(ctx)),
  answerLike: procedure
    .access("like:answer")
    .input(answerLikeSchema)
    .mutation(({ ctx, input }) => answerLike(ctx, input)),
});
