import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { optionalText, withoutContact } from "../validation/fields.ts";
import { careersFormSchema } from "./career-schema.ts";
import { refineSalaryOrder } from "./field-schemas.ts";
import { profileFields as fields, refineOccupation } from "./schema.ts";
import type { RegistrationStep } from "./steps.ts";

const empty = z.object({});

/** What the form of each registration step must hold before the next one (spec 3, spec 5). */
export const stepSchemas = {
  industry: z.object({ industry: fields.industry }),
  occupation: z
    .object({ occupation: fields.occupation, subOccupation: fields.subOccupation })
    .superRefine(refineOccupation),
  name: z.object({
    name: fields.name,
    nameKana: fields.nameKana,
    gender: fields.gender,
    birthday: fields.birthday,
  }),
  email: z.object({ email: fields.email }),
  phone: z.object({ phone: fields.phone }),
  profileImage: empty,
  education: z.object({
    graduatedSchool: fields.graduatedSchool,
    graduatedFacultyDepartment: fields.graduatedFacultyDepartment,
  }),
  careers: z.object({ careers: careersFormSchema }),
  skills: z.object({ skills: fields.skills }),
  english: z.object({ englishLevel: fields.englishLevel, englishScores: fields.englishScores }),
  managementExperience: z.object({ managementExperience: fields.managementExperience }),
  portfolio: z.object({ portfolioURL: fields.portfolioURL }),
  introduction: z.object({ introduction: withoutContact(optionalText(limits.INTRODUCTION.max)) }),
  jobChangeWillingness: z.object({
    jobChangeWillingness: fields.jobChangeWillingness,
    sideJobWillingness: fields.sideJobWillingness.optional(),
  }),
  preferredWorkplaces: z.object({
    preferredWorkplaces: fields.preferredWorkplaces,
    preferredPrefectures: fields.preferredPrefectures.optional(),
  }),
  interestedOccupations: z.object({ interestedOccupations: fields.interestedOccupations }),
  interestedCompanyScales: z.object({ interestedCompanyScales: fields.interestedCompanyScales }),
  focusOnChoosingCompanies: z.object({
    focusOnChoosingCompanies: fields.focusOnChoosingCompanies,
  }),
  workStyles: z.object({ workStyles: fields.workStyles }),
  desiredSalary: z
    .object({
      minDesiredSalary: fields.minDesiredSalary,
      maxDesiredSalary: fields.maxDesiredSalary,
    })
    .superRefine(refineSalaryOrder),
  confirmation: empty,
  personalities: z.object({ personalities: fields.personalities }),
} as const satisfies Record<RegistrationStep, z.ZodType>;
