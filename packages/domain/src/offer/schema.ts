import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { interestedThemes } from "../options/interest.ts";
import {
  manyOf,
  oneOf,
  optionalText,
  requiredText,
  uuid,
  withoutContact,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { minimumSalaryInt } from "../validation/whole-numbers.ts";
import { declineReasons, jokerOfferTabs, offerPurposes, offerSorts } from "./constants.ts";
import { offerMessages } from "./labels.ja.ts";
import { offerStatuses } from "./states.ts";
import { placeholderLeft } from "./template.ts";

/** A text that is far too long is still compared up to this many times its bound. */
const CHECKED_TIMES = 4;

/** The offer form; salaries in units of 10,000 yen (spec 4 · Offers). */
export const createOfferSchema = z
  .object({
    /** Made by the client; sending the same one again sends no second offer. */
    offerId: uuid,
    jokerId: uuid,
    recruitmentId: uuid,
    reason: withoutContact(requiredText(limits.OFFER_REASON.min, limits.OFFER_REASON.max)),
    message: withoutContact(requiredText(limits.OFFER_MESSAGE.min, limits.OFFER_MESSAGE.max)),
    minSalary: minimumSalaryInt,
    maxSalary: minimumSalaryInt,
    purpose: oneOf(offerPurposes),
  })
  .superRefine(({ minSalary, maxSalary, reason, message }, ctx) => {
    if (minSalary > maxSalary)
      ctx.addIssue({ code: "custom", path: ["minSalary"], message: messages.salaryOrder });
    for (const [field, text] of Object.entries({ reason, message })) {
      const left = placeholderLeft(text);
      if (left)
        ctx.addIssue({
          code: "custom",
          path: [field],
          message: offerMessages.placeholderLeft(left),
        });
    }
  });
export type CreateOffer = z.output<typeof createOfferSchema>;
export type CreateOfferInput = z.input<typeof createOfferSchema>;

/** Which positions an offer may be linked to: those with words in their title, or a certain one. */
export const listLinkableSchema = z.strictObject({
  words: optionalText(limits.LINKABLE_WORDS_MAX),
  recruitmentId: uuid.optional(),
});
export type ListLinkable = z.output<typeof listLinkableSchema>;

/** What stands in the form so far, for the meter: not yet within the bounds of either text. */
export const checkOfferTextSchema = z.object({
  jokerId: uuid,
  reason: z.string().max(limits.OFFER_REASON.max * CHECKED_TIMES),
  message: z.string().max(limits.OFFER_MESSAGE.max * CHECKED_TIMES),
});
export type CheckOfferText = z.output<typeof checkOfferTextSchema>;

/** Themes to talk about, at most 3; `other` may carry a text. */
export const themesSchema = manyOf(interestedThemes, { max: limits.INTERESTED_THEMES_MAX });

export const answerOfferSchema = z.object({
  offerId: uuid,
  isInterested: z.boolean(),
  themes: themesSchema.default([]),
  otherTheme: optionalText(limits.THEME_OTHER_TEXT_MAX),
  reasonKey: oneOf(declineReasons).optional(),
});
export type AnswerOffer = z.output<typeof answerOfferSchema>;
export type AnswerOfferInput = z.input<typeof answerOfferSchema>;

/** A company's narrowing of the list of its offers. */
export const sentOfferFilterSchema = z.strictObject({
  status: oneOf(offerStatuses).optional(),
  aceId: uuid.optional(),
  words: z.string().max(limits.SHORT_TEXT_MAX).optional(),
});

export const withdrawOfferSchema = z.object({ offerId: uuid });
export const readOfferSchema = z.object({ offerId: uuid });
export const jokerOfferTabSchema = z.enum(jokerOfferTabs).catch("received");
export const offerSortSchema = z.enum(offerSorts).catch("newest");
