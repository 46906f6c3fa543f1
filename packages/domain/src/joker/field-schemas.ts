import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { exclusiveCompanyScale } from "../options/company.ts";
import { personalityKeys } from "../options/personalities.ts";
import { exclusiveWorkplaceChoice } from "../options/workplaces.ts";
import { fold } from "../text/fold.ts";
import { toNfkc } from "../text/visible.ts";
import { oneOf, optionalOf, requiredText, withoutContact } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { integerBetween, salaryInt, toefl, toeic } from "../validation/whole-numbers.ts";

/** Skills, NFKC-normalised, 1 to 20, none twice whatever its case. */
export const skillsSchema = z
  .array(
    // Folded first: one sign such as ㍿ becomes several letters.
    z
      .string({ error: messages.required })
      .transform(toNfkc)
      .pipe(withoutContact(requiredText(1, limits.SKILL_TEXT_MAX))),
  )
  .min(limits.SKILLS_MIN, messages.chooseOneOrMore)
  .max(limits.SKILLS_MAX, messages.chooseAtMost(limits.SKILLS_MAX))
  .refine((skills) => new Set(skills.map(fold)).size === skills.length, {
    error: messages.duplicated,
  });

/** Answers to personality prompts, each prompt once, at most 3; of jokers and aces alike. */
export const personalitiesSchema = z
  .array(
    z.object({
      key: oneOf(personalityKeys),
      text: withoutContact(requiredText(limits.PERSONALITY_TEXT.min, limits.PERSONALITY_TEXT.max)),
    }),
  )
  .max(limits.PERSONALITIES_MAX, messages.chooseAtMost(limits.PERSONALITIES_MAX))
  .refine((entries) => new Set(entries.map(({ key }) => key)).size === entries.length, {
    error: messages.duplicated,
  });
export type Personality = z.output<typeof personalitiesSchema>[number];

const year = integerBetween(limits.FIRST_YEAR, 2200, messages.invalidDate);
const toeicScore = toeic.refine((score) => score % limits.TOEIC_STEP === 0, {
  error: messages.toeicStep,
});

/** Scores with the years in which they were taken; a year needs its score. */
export const englishScoresSchema = z
  .object({
    toeicScore: optionalOf(toeicScore),
    toeicAcqYear: optionalOf(year),
    toeflScore: optionalOf(toefl),
    toeflAcqYear: optionalOf(year),
  })
  .superRefine((scores, ctx) => {
    for (const test of ["toeic", "toefl"] as const) {
      if (scores[`${test}AcqYear`] === undefined || scores[`${test}Score`] !== undefined) continue;
      ctx.addIssue({ code: "custom", path: [`${test}Score`], message: messages.required });
    }
  });
export type EnglishScores = z.output<typeof englishScoresSchema>;

export const desiredSalaryShape = {
  minDesiredSalary: optionalOf(salaryInt),
  maxDesiredSalary: optionalOf(salaryInt),
};

/** Refinement: the lower bound of the desired salary must not exceed the upper (spec 5). */
export function refineSalaryOrder(
  salary: {
    readonly minDesiredSalary?: number | undefined;
    readonly maxDesiredSalary?: number | undefined;
  },
  ctx: z.core.$RefinementCtx,
): void {
  const { minDesiredSalary: min, maxDesiredSalary: max } = salary;
  if (min === undefined || max === undefined || min <= max) return;
  ctx.addIssue({ code: "custom", path: ["minDesiredSalary"], message: messages.salaryOrder });
}

/** Refinement of a multiple choice whose exclusive entry stands alone. */
export function exclusiveAlone(exclusive: string) {
  return (values: readonly string[]) => !values.includes(exclusive) || values.length === 1;
}
export const companyScalesAlone = exclusiveAlone(exclusiveCompanyScale);
export const workplacesAlone = exclusiveAlone(exclusiveWorkplaceChoice);
