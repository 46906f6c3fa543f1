import { z } from "zod";
import { employmentTypes } from "../options/employment.ts";
import { subOccupationKeys } from "../options/occupations.ts";
import { areWorkConditionsCompatible, workConditions } from "../options/work-conditions.ts";
import { placeNumbers } from "../options/workplaces.ts";
import {
  companyName,
  isoDate,
  manyOf,
  oneOf,
  optionalOf,
  optionalText,
  requiredText,
  uuid,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { pageDirection } from "../validation/page-direction.ts";
import { placeNo } from "../validation/places.ts";
import { integerBetween, offeredSalary } from "../validation/whole-numbers.ts";
import {
  contractTypes,
  insurances,
  isContractOf,
  RECRUITMENT_WORDS_MAX,
  renewals,
  smokingMeasures,
} from "./constants.ts";
import * as parts from "./parts.ts";
import { recruitmentTabs } from "./states.ts";

/** Far beyond every limit of a field: what is pasted by mistake is refused, what is typed is kept. */
export const UNFINISHED_MAX = 20_000;

/** Every condition of a position by its stored name, each right in itself. */
export const recruitmentFields = {
  title: requiredText(5, 60),
  employmentType: oneOf(employmentTypes),
  contractType: oneOf(contractTypes),
  occupations: manyOf(subOccupationKeys, { min: 1, max: 3 }),
  duties: requiredText(50, 3000),
  dutiesChangeScope: parts.changeScopeSchema,
  /** Place numbers 1 to 48, for matching with preferred workplaces. */
  workplaces: z.array(placeNo).max(placeNumbers.length),
  workplaceAddress: parts.workplaceAddressSchema,
  workplaceChangeScope: parts.changeScopeSchema,
  contractPeriod: parts.contractPeriodSchema,
  renewal: oneOf(renewals),
  renewalCriteria: requiredText(5, 300),
  renewalLimit: parts.renewalLimitSchema,
  probation: parts.probationSchema,
  workHours: parts.workHoursSchema,
  breakTime: integerBetween(0, 300, messages.integer),
  overtime: parts.overtimeSchema,
  holidays: requiredText(1, 500),
  minSalary: offeredSalary,
  maxSalary: offeredSalary,
  salaryDetail: requiredText(1, 1000),
  fixedOvertimePay: parts.fixedOvertimePaySchema,
  reward: parts.rewardSchema,
  insurance: manyOf(insurances, { min: 1 }),
  smokingMeasures: oneOf(smokingMeasures),
  smokingMeasuresDetail: requiredText(1, parts.SMOKING_DETAIL_MAX),
  employerName: companyName,
  employerAddress: requiredText(1, 300),
  employerContact: requiredText(1, 200),
  dispatch: z.boolean(),
  cancelTerms: requiredText(1, 1000),
  workConditions: manyOf(workConditions).refine(areWorkConditionsCompatible, {
    error: messages.invalid,
  }),
  requirements: optionalText(1000),
  welcome: optionalText(1000),
  selectionProcess: optionalText(500),
  aceIds: z.array(uuid).min(1, messages.chooseOneOrMore).max(10, messages.chooseAtMost(10)),
  closesAt: optionalOf(isoDate),
} as const;

export type RecruitmentField = keyof typeof recruitmentFields;

/** Refinement: the lower bound of the salary must not exceed the upper (spec 5). */
function refineSalaryOrder(
  value: { readonly minSalary?: number | undefined; readonly maxSalary?: number | undefined },
  ctx: z.core.$RefinementCtx,
) {
  if (value.minSalary === undefined || value.maxSalary === undefined) return;
  if (value.minSalary <= value.maxSalary) return;
  ctx.addIssue({ code: "custom", path: ["minSalary"], message: messages.salaryOrder });
}

/** A position as a draft: anything may be missing, what is there must be right. */
export const recruitmentSchema = z
  .object(recruitmentFields)
  .partial()
  .superRefine(refineSalaryOrder)
  .refine(
    ({ employmentType, contractType }) =>
      employmentType === undefined ||
      contractType === undefined ||
      isContractOf(employmentType, contractType),
    { path: ["contractType"], error: messages.chooseOne },
  );
export type Recruitment = z.output<typeof recruitmentSchema>;
export type RecruitmentInput = z.input<typeof recruitmentSchema>;

/**
 * What was typed into a draft's form and does not yet pass, by the form's own names: texts, chosen
 * keys or ticks, as they stand in the form.
 */
const unfinishedSchema = z
  .record(
    z.string().max(40),
    z.union([z.string().max(UNFINISHED_MAX), z.array(z.string().max(40)).max(60), z.boolean()]),
  )
  .refine((fields) => Object.keys(fields).length <= 80, { error: messages.invalid });
export type UnfinishedFields = z.output<typeof unfinishedSchema>;

export const saveRecruitmentSchema = z.object({
  /** Made by the client, so that a new position that is sent twice is one. */
  recruitmentId: uuid,
  recruitment: recruitmentSchema.refine(({ employmentType }) => employmentType !== undefined, {
    path: ["employmentType"],
    error: messages.chooseOne,
  }),
  unfinished: unfinishedSchema.default({}),
  /** The version that the form was read at; absent for a new position. */
  lockVersion: z.number().int().min(0).optional(),
  /** The key of this save: a save whose answer was lost is sent again under the same one. */
  saveId: uuid,
});
export type SaveRecruitment = z.output<typeof saveRecruitmentSchema>;
export type SaveRecruitmentInput = z.input<typeof saveRecruitmentSchema>;

export const recruitmentIdSchema = z.object({ recruitmentId: uuid });

export const closeRecruitmentSchema = recruitmentIdSchema.extend({
  /** Why an operator ended it; kept with who did it. */
  reason: optionalText(200),
});
export type CloseRecruitment = z.output<typeof closeRecruitmentSchema>;

export const listOwnRecruitmentsSchema = z.strictObject({
  tab: oneOf(recruitmentTabs).default("all"),
  words: optionalText(RECRUITMENT_WORDS_MAX),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
  limit: z.number().int().min(1).max(50).default(20),
});
export type ListOwnRecruitments = z.output<typeof listOwnRecruitmentsSchema>;

/** Revisions go back from the newest; `cursor` is the last one seen. */
export const listRevisionsSchema = recruitmentIdSchema.extend({
  cursor: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).max(20).default(10),
});
export type ListRevisions = z.output<typeof listRevisionsSchema>;
