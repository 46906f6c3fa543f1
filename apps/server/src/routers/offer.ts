import { offerSorts } from "@tefuda/domain/offer/constants";
import {
  answerOfferSchema,
  checkOfferTextSchema,
  createOfferSchema,
  readOfferSchema,
  sentOfferFilterSchema,
  withdrawOfferSchema,
} from "@tefuda/domain/offer/schema";
import {
  offerTemplateIdSchema,
  saveOfferTemplateSchema,
} from "@tefuda/domain/offer/template-schema";
import { pageDirection } from "@tefuda/domain/validation/page-direction";
import { answerOffer } from "@tefuda/services/offer/answer-offer";
import { checkOfferText } from "@tefuda/services/offer/check-text";
import { createOffer } from "@tefuda/services/offer/create-offer";
import { getOffer } from "@tefuda/services/offer/get-offer";
import { listOffers } from "@tefuda/services/offer/list-offers";
import { getQuota } from "@tefuda/services/offer/quota";
import { readOffer } from "@tefuda/services/offer/read-offer";
import { listSenders } from "@tefuda/services/offer/senders";
import {
  deleteOfferTemplate,
  listOfferTemplates,
  saveOfferTemplate,
} from "@tefuda/services/offer/templates";
import { withdrawOffer } from "@tefuda/services/offer/withdraw-offer";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const page = z.strictObject({
  tab: z.enum(["received", "sent", "closed"]).optional(),
  sort: z.enum(offerSorts).optional(),
  filter: sentOfferFilterSchema.optional(),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
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
    .access("offer:read")
    .input(readOfferSchema)
    .mutation(({ ctx, input }) => readOffer(ctx, input)),
  answerOffer: procedure
    .access("offer:answer")
    .input(answerOfferSchema)
    .mutation(({ ctx, input }) => answerOffer(ctx, input)),

  /** Whose offers an admin can look at; for others nobody but themselves. */
  senders: procedure.access("offer:view-sending").query(({ ctx }) => listSenders(ctx)),

  /** What the company can still send this month, and the caller today. */
  quota: procedure.access("offer:view-sending").query(({ ctx }) => getQuota(ctx)),
  createOffer: procedure
    .access("offer:send")
    .input(createOfferSchema)
    .mutation(({ ctx, input }) => createOffer(ctx, input)),
  /** Said of what stands in the form; a mutation, so that the text is in no address. */
  checkText: procedure
    .access("offer:send")
    .input(checkOfferTextSchema)
    .mutation(({ ctx, input }) => checkOfferText(ctx, input)),

  templates: procedure.access("offer:view-sending").query(({ ctx }) => listOfferTemplates(ctx)),
  saveTemplate: procedure
    .access("offer:send")
    .input(saveOfferTemplateSchema)
    .mutation(({ ctx, input }) => saveOfferTemplate(ctx, input)),
  deleteTemplate: procedure
    .access("offer:send")
    .input(offerTemplateIdSchema)
    .mutation(({ ctx, input }) => deleteOfferTemplate(ctx, input)),

  withdrawOffer: procedure
    .access("offer:send")
    .input(withdrawOfferSchema)
    .mutation(({ ctx, input }) => withdrawOffer(ctx, input)),
});
