import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { companyScales } from "../options/company.ts";
import { englishLevels } from "../options/english.ts";
import { genders } from "../options/gender.ts";
import { industries } from "../options/industries.ts";
import { managementExperiences } from "../options/management-experience.ts";
import { occupationOfSub, occupations, subOccupationKeys } from "../options/occupations.ts";
import { selectionCriteria } from "../options/selection-criteria.ts";
import { jobChangeWillingnesses, sideJobWillingnesses } from "../options/willingness.ts";
import { workStyles } from "../options/work-styles.ts";
import { workplaceChoices } from "../options/workplaces.ts";
import {
  email,
  isoDate,
  kana,
  manyOf,
  oneOf,
  optionalText,
  optionalUrl,
  personName,
  phone,
  requiredText,
  withoutContact,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { placeNos } from "../validation/places.ts";
import {
  companyScalesAlone,
  desiredSalaryShape,
  englishScoresSchema,
  personalitiesSchema,
  refineSalaryOrder,
  skillsSchema,
  workplacesAlone,
} from "./field-schemas.ts";

/** Every field of the profile by its stored name, as required by its own step. */
export const profileFields = {
  industry: oneOf(industries),
  occupation: oneOf(occupations),
  subOccupation: oneOf(subOccupationKeys),
  name: personName,
  nameKana: kana(),
  gender: oneOf(genders),
  birthday: isoDate,
  email,
  phone,
  graduatedSchool: requiredText(1, limits.SHORT_TEXT_MAX),
  graduatedFacultyDepartment: requiredText(1, limits.SHORT_TEXT_MAX),
  skills: skillsSchema,
  englishLevel: oneOf(englishLevels).nullish(),
  englishScores: englishScoresSchema.optional(),
  managementExperience: oneOf(managementExperiences).nullish(),
  portfolioURL: optionalUrl,
  introduction: withoutContact(optionalText(limits.INTRODUCTION.hardMax)),
  jobChangeWillingness: oneOf(jobChangeWillingnesses),
  sideJobWillingness: oneOf(sideJobWillingnesses),
  preferredWorkplaces: manyOf(workplaceChoices).refine(workplacesAlone, {
    error: messages.invalid,
  }),
  preferredPrefectures: placeNos,
  interestedOccupations: manyOf(subOccupationKeys, { max: limits.INTERESTED_OCCUPATIONS_MAX }),
  interestedCompanyScales: manyOf(companyScales).refine(companyScalesAlone, {
    error: messages.invalid,
  }),
  focusOnChoosingCompanies: manyOf(selectionCriteria, { max: limits.SELECTION_CRITERIA_MAX }),
  workStyles: manyOf(workStyles, { max: limits.WORK_STYLES_MAX }),
  ...desiredSalaryShape,
  personalities: personalitiesSchema,
} as const;

/** Refinement: a sub-occupation belongs to the chosen occupation. */
export function refineOccupation(
  value: {
    readonly occupation?: z.output<typeof profileFields.occupation> | undefined;
    readonly subOccupation?: z.output<typeof profileFields.subOccupation> | undefined;
  },
  ctx: z.core.$RefinementCtx,
): void {
  if (!value.occupation || !value.subOccupation) return;
  if (occupationOfSub(value.subOccupation) === value.occupation) return;
  ctx.addIssue({ code: "custom", path: ["subOccupation"], message: messages.chooseOne });
}

/**
 * The whole profile as a save sends it: what is not there yet may be absent, what is there must
 * be right (spec 5). A key that is present with `undefined` was emptied and clears the field; a key
 * that is absent leaves it alone.
 */
export const profileSchema = z
  .object(profileFields)
  .partial()
  .superRefine((profile, ctx) => {
    refineOccupation(profile, ctx);
    refineSalaryOrder(profile, ctx);
  });
export type Profile = z.output<typeof profileSchema>;
export type ProfileInput = z.input<typeof profileSchema>;
export type ProfileField = keyof typeof profileFields;

/** A change of willingness needs both values (spec 5 · Willingness update). */
export const willingnessSchema = z.object({
  jobChangeWillingness: profileFields.jobChangeWillingness,
  sideJobWillingness: profileFields.sideJobWillingness,
});
export type WillingnessUpdate = z.output<typeof willingnessSchema>;
