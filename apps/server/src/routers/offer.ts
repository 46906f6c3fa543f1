import { offerSorts } from "@tefuda/domain/offer/constants";
import {
  answerOfferSchema,
  createOfferSchema,
  readOfferSchema,
  withdrawOfferSchema,
} from "@tefuda/domain/offer/schema";
import { answerOffer } from "@tefuda/services/offer/answer-offer";
import { createOffer } from "@tefuda/services/offer/create-offer";
import { getOffer } from "@tefuda/services/offer/get-offer";
import { listOffers } from "@tefuda/services/offer/list-offers";
import { getQuota } from "@tefuda/services/offer/quota";
import { readOffer } from "@tefuda/services/offer/read-offer";
import { withdrawOffer } from "@tefuda/services/offer/withdraw-offer";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const page = z.object({
  tab: z.enum(["received", "sent", "closed"]).optional(),
  sort: z.enum(offerSorts).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(50).default(30),
});

/** Offers, of the side that calls: received by a joker, sent by an ace or its company (spec 2). */
export const offerRouter = router({
  list: procedure
    .access("offer:list")
    .input(page)
    .query(({ ctx, input }) => listOffers(ctx, input)),
  get: procedure
    .access("offer:list")
    .input(readOfferSchema)
    .query(({ ctx, input }) => getOffer(ctx, input)),

  readOffer: procedure
    .access("offer:answer")
    .input(readOfferSchema)
    .mutation(({ ctx, input }) => readOffer(ctx, input)),
  answerOffer: procedure
    .access("offer:answer")
    .input(answerOfferSchema)
    .mutation(({ ctx, input }) => answerOffer(ctx, input)),

  /** What the company can still send this month. */
  quota: procedure.access("offer:send").query(({ ctx }) => getQuota(ctx)),
  createOffer: procedure
    .access("offer:send")
    .input(createOfferSchema)
    .mutation(({ ctx, input }) => createOffer(ctx, input)),
  withdrawOffer: procedure
    .access("offer:send")
    .input(withdrawOfferSchema)
    .mutation(({ ctx, input }) => withdrawOffer(ctx, input)),
});
