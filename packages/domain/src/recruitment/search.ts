import { z } from "zod";
import { employmentTypes } from "../options/employment.ts";
import {
  occupationLabels,
  occupationOfSub,
  occupations,
  type SubOccupation,
  subOccupationKeys,
  subOccupationLabels,
  subOccupationsOf,
} from "../options/occupations.ts";
import { desiredSalaries } from "../options/salary.ts";
import { workConditionLabels, workConditions } from "../options/work-conditions.ts";
import {
  type PlaceNo,
  placeLabels,
  placeNumbers,
  placesOf,
  regions,
} from "../options/workplaces.ts";
import { fold } from "../text/fold.ts";
import { manyOf, oneOf, optionalText, uuid } from "../validation/fields.ts";
import { placeNo } from "../validation/places.ts";
import { RECRUITMENT_WORDS_MAX } from "./constants.ts";
import type { Recruitment } from "./schema.ts";

export const RECRUITMENT_PAGE_SIZE = 12;
/** Pages of the list that can be opened. */
export const RECRUITMENT_PAGES_MAX = 50;

/** Bounds that a reader chooses the yearly pay by, in units of 10,000 yen. */
export const salaryBounds: readonly number[] = desiredSalaries.filter((bound) => bound % 100 === 0);

/** What readers narrow the published positions by; entries of one list are alternatives. */
export const listRecruitmentsSchema = z.strictObject({
  words: optionalText(RECRUITMENT_WORDS_MAX),
  employmentType: oneOf(employmentTypes).optional(),
  /** Main occupations, each standing for all that belong to it. */
  occupations: manyOf(occupations).default([]),
  subOccupations: manyOf(subOccupationKeys).default([]),
  /** Regions, each standing for all of its places. */
  regions: manyOf(regions).default([]),
  places: z.array(placeNo).max(placeNumbers.length).default([]),
  workConditions: manyOf(workConditions).default([]),
  /** Pay that the position reaches, in units of 10,000 yen a year. */
  minSalary: z.number().int().min(1).max(100_000).optional(),
  companyId: uuid.optional(),
  /** A member in charge. */
  aceId: uuid.optional(),
  page: z
    .number()
    .int()
    .min(0)
    .max(RECRUITMENT_PAGES_MAX - 1)
    .default(0),
});
export type ListRecruitments = z.output<typeof listRecruitmentsSchema>;
export type ListRecruitmentsInput = z.input<typeof listRecruitmentsSchema>;

/** The sub-occupations that a choice of groups and single ones stands for. */
export function chosenSubOccupations({
  occupations: groups,
  subOccupations,
}: Pick<ListRecruitments, "occupations" | "subOccupations">): SubOccupation[] {
  const ofGroups = groups.flatMap((group) => subOccupationsOf(group).map(({ key }) => key));
  return [...new Set([...ofGroups, ...subOccupations])];
}

/** The numbers of the places that a choice of regions and single places stands for. */
export function chosenPlaces({
  regions: groups,
  places,
}: Pick<ListRecruitments, "regions" | "places">): PlaceNo[] {
  const ofGroups = groups.flatMap((region) => placesOf(region).map(({ no }) => no));
  return [...new Set([...ofGroups, ...places])];
}

/**
 * The text in which words are looked for, folded as the words are: kept beside the position and
 * written with it.
 */
export function recruitmentSearchText(recruitment: Omit<Recruitment, "aceIds">): string {
  const { occupations: keys = [], workplaces = [], workConditions: conditions = [] } = recruitment;
  const text = [
    recruitment.title,
    ...keys.flatMap((key) => [subOccupationLabels[key], occupationLabels[occupationOfSub(key)]]),
    ...workplaces.map((no) => placeLabels[no]),
    recruitment.workplaceAddress?.text,
    ...conditions.map((key) => workConditionLabels[key]),
    recruitment.duties,
    recruitment.requirements,
    recruitment.welcome,
    recruitment.employerName,
  ];
  return fold(text.filter(Boolean).join("\n"));
}
