import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { CAREERS_MAX, careerSchema } from "../joker/career-schema.ts";
import { personalitiesSchema } from "../joker/field-schemas.ts";
import { genders } from "../options/gender.ts";
import { subOccupationKeys } from "../options/occupations.ts";
import {
  isoDate,
  kana,
  manyOf,
  oneOf,
  optionalOf,
  optionalText,
  optionalUrl,
  personName,
  withoutContact,
} from "../validation/fields.ts";
import type { AceProfileStep } from "./steps.ts";

const { min, max } = limits.ACE_LONG_TEXT;

/** Every field of a company member's profile by its stored name (spec 3 · Ace). */
const aceFields = {
  name: personName,
  nameKana: kana(),
  gender: oneOf(genders).optional(),
  birthday: optionalOf(isoDate),
  occupations: manyOf(subOccupationKeys, { max: limits.ACE_OCCUPATIONS_MAX }),
  position: withoutContact(optionalText(limits.SHORT_TEXT_MAX)),
  business: withoutContact(optionalText(limits.SHORT_TEXT_MAX)),
  businessURL: optionalUrl,
  businessDetail: withoutContact(optionalText(max, min)),
  graduatedSchool: withoutContact(optionalText(limits.SHORT_TEXT_MAX)),
  graduatedFacultyDepartment: withoutContact(optionalText(limits.SHORT_TEXT_MAX)),
  careers: z.array(careerSchema).max(CAREERS_MAX),
  introduction: withoutContact(optionalText(limits.INTRODUCTION.max)),
  personalities: personalitiesSchema,
  valueInJob: withoutContact(optionalText(max, min)),
  appealOfWorking: withoutContact(optionalText(max, min)),
} as const;

/** What the form of each step holds. */
export const aceStepSchemas = {
  introduction: z.object({ introduction: aceFields.introduction }),
  valueInJob: z.object({ valueInJob: aceFields.valueInJob }),
  appealOfWorking: z.object({ appealOfWorking: aceFields.appealOfWorking }),
  business: z.object({
    business: aceFields.business,
    businessURL: aceFields.businessURL,
    businessDetail: aceFields.businessDetail,
  }),
  name: z.object({
    name: aceFields.name,
    nameKana: aceFields.nameKana,
    gender: aceFields.gender,
    birthday: aceFields.birthday,
  }),
  profileImage: z.object({}),
  positionOccupation: z.object({
    position: aceFields.position,
    occupations: aceFields.occupations,
  }),
  education: z.object({
    graduatedSchool: aceFields.graduatedSchool,
    graduatedFacultyDepartment: aceFields.graduatedFacultyDepartment,
  }),
  careers: z.object({ careers: aceFields.careers }),
  personalities: z.object({ personalities: aceFields.personalities }),
} as const satisfies Record<AceProfileStep, z.ZodType>;
