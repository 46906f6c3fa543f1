import { z } from "zod";
import { companyScales } from "../options/company.ts";
import { occupations, subOccupationKeys } from "../options/occupations.ts";
import { jobChangeWillingnesses, sideJobWillingnesses } from "../options/willingness.ts";
import { workplaceChoices } from "../options/workplaces.ts";
import { roundNumber } from "../swipe/schema.ts";
import { manyOf, oneOf, optionalOf, optionalText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { placeNos } from "../validation/places.ts";
import { ageFilter } from "../validation/whole-numbers.ts";
import {
  type CandidateFilter,
  candidateSorts,
  SEARCH_PAGES_MAX,
  SEARCH_WORDS_MAX,
} from "./constants.ts";

/** Narrows when true; absent means no filter, and `false` is never sent. */
const narrowing = z.literal(true).optional();

const candidateFacetsSchema = z.strictObject({
  occupation: manyOf(occupations).optional(),
  subOccupation: manyOf(subOccupationKeys).optional(),
  jobChangeWillingness: manyOf(jobChangeWillingnesses).optional(),
  sideJobWillingness: manyOf(sideJobWillingnesses).optional(),
  preferredWorkplaces: manyOf(workplaceChoices).optional(),
  preferredPrefectures: placeNos.optional(),
  interestedCompanyScales: manyOf(companyScales).optional(),
  hasIntroduction: narrowing,
  exceptOffered: narrowing,
});

/** Ages of 18 to 50, the lower not above the upper (spec 5 · Candidate age filter). */
export const ageRangeSchema = z
  .strictObject({ lower: optionalOf(ageFilter), upper: optionalOf(ageFilter) })
  .refine(({ lower, upper }) => lower === undefined || upper === undefined || lower <= upper, {
    path: ["lower"],
    error: messages.ageOrder,
  });

/**
 * A candidate search (spec 7 · Search). What it does not know it refuses: left out, it would find more
 * than was asked for.
 */
export const searchJokersSchema = z.strictObject({
  words: optionalText(SEARCH_WORDS_MAX),
  facets: candidateFacetsSchema.default({}),
  age: ageRangeSchema.optional(),
  sort: oneOf(candidateSorts).default("recommended"),
  page: z
    .number()
    .int()
    .min(0)
    .max(SEARCH_PAGES_MAX - 1)
    .default(0),
});
export type SearchJokers = z.output<typeof searchJokersSchema>;

const filterOfFacet = {
  occupation: "occupation",
  subOccupation: "occupation",
  jobChangeWillingness: "jobChangeWillingness",
  sideJobWillingness: "sideJobWillingness",
  preferredWorkplaces: "preferredWorkplaces",
  preferredPrefectures: "preferredWorkplaces",
  interestedCompanyScales: "companyScales",
  hasIntroduction: "hasIntroduction",
  exceptOffered: "exceptOffered",
} as const satisfies Record<keyof SearchJokers["facets"], CandidateFilter>;

/** The filters that a search uses, without what they are set to. */
export function filtersOf({
  facets,
  age,
}: Pick<SearchJokers, "facets" | "age">): CandidateFilter[] {
  const used = Object.entries(filterOfFacet).flatMap(([facet, filter]) => {
    const value = facets[facet as keyof typeof filterOfFacet];
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [filter];
  });
  const usesAge = age?.lower !== undefined || age?.upper !== undefined;
  return [...new Set([...used, ...(usesAge ? (["age"] as const) : [])])];
}

export type SearchJokersInput = z.input<typeof searchJokersSchema>;

export const candidateIdSchema = z.object({ jokerId: uuid });
/** A decision; from the deck it names the round that the card was handed out in. */
export const candidateDecisionSchema = candidateIdSchema.extend({
  round: roundNumber.optional(),
});
