import { z } from "zod";
import { employmentTypes } from "../options/employment.ts";
import { subOccupationKeys } from "../options/occupations.ts";
import { areWorkConditionsCompatible, workConditions } from "../options/work-conditions.ts";
import { placeNumbers } from "../options/workplaces.ts";
import {
  integerBetween,
  isoDate,
  manyOf,
  minimumSalaryInt,
  oneOf,
  optionalOf,
  optionalText,
  requiredText,
  uuid,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { contractTypes, insurances, renewals, smokingMeasures } from "./constants.ts";
import * as parts from "./parts.ts";

const placeNo = z.union(placeNumbers.map((no) => z.literal(no)));

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
  minSalary: minimumSalaryInt,
  maxSalary: minimumSalaryInt,
  salaryDetail: requiredText(1, 1000),
  fixedOvertimePay: parts.fixedOvertimePaySchema,
  reward: parts.rewardSchema,
  insurance: manyOf(insurances, { min: 1 }),
  smokingMeasures: oneOf(smokingMeasures),
  smokingMeasuresDetail: requiredText(1, parts.SMOKING_DETAIL_MAX),
  employerName: requiredText(1, 100),
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
  .superRefine(refineSalaryOrder);
export type Recruitment = z.output<typeof recruitmentSchema>;
export type RecruitmentInput = z.input<typeof recruitmentSchema>;

export const saveRecruitmentSchema = z.object({
  /** Absent makes a new position. */
  recruitmentId: uuid.optional(),
  recruitment: recruitmentSchema.refine(
    ({ title, employmentType }) => title !== undefined && employmentType !== undefined,
    { path: ["title"], error: messages.required },
  ),
  lockVersion: z.number().int().min(0).optional(),
});
export type SaveRecruitment = z.output<typeof saveRecruitmentSchema>;

export const recruitmentIdSchema = z.object({ recruitmentId: uuid });
