import { z } from "zod";
import { COMPANY_USER_FETCH_CAP } from "../constants/limits.ts";
import {
  occupationLabels,
  occupationOfSub,
  occupations,
  type SubOccupation,
  subOccupationKeys,
  subOccupationLabels,
} from "../options/occupations.ts";
import { fold } from "../text/fold.ts";
import { manyOf, optionalText, uuid } from "../validation/fields.ts";

export const ACE_PAGE_SIZE = 12;
/** Pages of the search that can be opened. */
export const ACE_PAGES_MAX = 50;
export const ACE_WORDS_MAX = 100;

export const aceIdSchema = z.object({ aceId: uuid });

const fetchLimit = z
  .number()
  .int()
  .min(1)
  .max(COMPANY_USER_FETCH_CAP)
  .default(COMPANY_USER_FETCH_CAP);

/** The first members of one of the product's own orders (spec 7 · Reads). */
export const aceShelfSchema = z.object({ limit: fetchLimit });

/** Members of a company: one at a time up to 20, or all by following the cursor (spec 7 · Reads). */
export const listAcesOfCompanySchema = z.object({
  companyId: uuid,
  cursor: z.string().max(200).optional(),
  limit: fetchLimit,
});
export type ListAcesOfCompany = z.output<typeof listAcesOfCompanySchema>;

/** What readers look for people by; entries of one list are alternatives. */
export const searchAcesSchema = z.strictObject({
  words: optionalText(ACE_WORDS_MAX),
  /** Main occupations, each standing for all that belong to it. */
  occupations: manyOf(occupations).default([]),
  page: z
    .number()
    .int()
    .min(0)
    .max(ACE_PAGES_MAX - 1)
    .default(0),
});
export type SearchAces = z.output<typeof searchAcesSchema>;
export type SearchAcesInput = z.input<typeof searchAcesSchema>;

export const setAvailabilitySchema = z.object({ isAvailable: z.boolean() });

/** The occupations whose labels, or whose group's, a folded word stands in. */
export function occupationsSaying(word: string): SubOccupation[] {
  return subOccupationKeys.filter((key) =>
    [subOccupationLabels[key], occupationLabels[occupationOfSub(key)]].some((label) =>
      fold(label).includes(word),
    ),
  );
}
