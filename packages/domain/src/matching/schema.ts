import { z } from "zod";
import { THEME_OTHER_TEXT_MAX } from "../constants/limits.ts";
import { themesSchema } from "../offer/schema.ts";
import { optionalText, requiredText, uuid } from "../validation/fields.ts";
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

export const deleteMatchingSchema = z.object({ matchingId: uuid });
/** An operator ends a matching only with a reason. */
export const operatorReleaseSchema = z.object({
  matchingId: uuid,
  reason: requiredText(1, 400),
});
export const matchingTabSchema = z.enum(matchingTabs).catch("all");
