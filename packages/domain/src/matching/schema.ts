import { z } from "zod";
import { CHAT_SEARCH_WORDS, THEME_OTHER_TEXT_MAX } from "../constants/limits.ts";
import { themesSchema } from "../offer/schema.ts";
import { optionalOf, optionalText, uuid } from "../validation/fields.ts";
import { pageDirection } from "../validation/page-direction.ts";
import { matchingTabs } from "./constants.ts";

/** What a matching is made of; written by the server only (spec 5 · Matching creation). */
export const createMatchingSchema = z.object({
  jokerId: uuid,
  aceId: uuid,
  companyId: uuid,
  likeId: uuid.optional(),
  offerId: uuid.optional(),
  recruitmentId: uuid.optional(),
  themes: themesSchema.default([]),
  otherTheme: optionalText(THEME_OTHER_TEXT_MAX),
});
export type CreateMatching = z.output<typeof createMatchingSchema>;

/** The threads of a company for its administrators, narrowed by who of the company and which candidate. */
export const companyMatchingsSchema = z.strictObject({
  aceId: optionalOf(uuid),
  words: optionalText(CHAT_SEARCH_WORDS.max),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
  limit: z.number().int().min(1).max(50).default(30),
});
export type CompanyMatchings = z.output<typeof companyMatchingsSchema>;

export const deleteMatchingSchema = z.object({ matchingId: uuid });
export type DeleteMatching = z.output<typeof deleteMatchingSchema>;
export const matchingTabSchema = z.enum(matchingTabs).catch("all");
