import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { interestedThemes } from "../options/interest.ts";
import {
  manyOf,
  minimumSalaryInt,
  oneOf,
  optionalText,
  requiredText,
  uuid,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import {
  aceOfferTabs,
  declineReasons,
  jokerOfferTabs,
  offerPurposes,
  offerSorts,
} from "./constants.ts";

/** The offer form; salaries in units of 10,000 yen (spec 4 · Offers). */
export const createOfferSchema = z
  .object({
    /** Made by the client; sending the same one again sends no second offer. */
    offerId: uuid,
    jokerId: uuid,
    recruitmentId: uuid,
    reason: requiredText(limits.OFFER_REASON.min, limits.OFFER_REASON.max),
    message: requiredText(limits.OFFER_MESSAGE.min, limits.OFFER_MESSAGE.max),
    minSalary: minimumSalaryInt,
    maxSalary: minimumSalaryInt,
    purpose: oneOf(offerPurposes),
  })
  .superRefine(({ minSalary, maxSalary }, ctx) => {
    if (minSalary <= maxSalary) return;
    ctx.addIssue({ code: "custom", path: ["minSalary"], message: messages.salaryOrder });
  });
export type CreateOffer = z.output<typeof createOfferSchema>;
export type CreateOfferInput = z.input<typeof createOfferSchema>;

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

export const withdrawOfferSchema = z.object({ offerId: uuid });
export const readOfferSchema = z.object({ offerId: uuid });
export const jokerOfferTabSchema = z.enum(jokerOfferTabs).catch("received");
export const aceOfferTabSchema = z.enum(aceOfferTabs).catch("sent");
export const offerSortSchema = z.enum(offerSorts).catch("newest");
