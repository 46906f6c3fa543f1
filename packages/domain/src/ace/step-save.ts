import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { CAREERS_MAX, careerFormSchema } from "../joker/career-schema.ts";
import { optionalText, uuid, withoutContact } from "../validation/fields.ts";
import { aceStepSchemas } from "./schema.ts";
import type { AceProfileStep } from "./steps.ts";

/** The steps that save values; the picture saves by itself. */
export const savableAceSteps = [
  "introduction",
  "valueInJob",
  "appealOfWorking",
  "business",
  "name",
  "positionOccupation",
  "education",
  "careers",
  "personalities",
] as const satisfies readonly AceProfileStep[];
export type SavableAceStep = (typeof savableAceSteps)[number];

/** What the form of a step asks for; of texts that earlier rules let through longer, less. */
export const aceFormSchemas = {
  ...aceStepSchemas,
  careers: z.object({ careers: z.array(careerFormSchema).max(CAREERS_MAX) }),
} as const satisfies Record<AceProfileStep, z.ZodType>;

/** What the server takes for each step (spec 5 · Text length). */
export const aceSaveSchemas = {
  ...aceStepSchemas,
  introduction: z.object({
    introduction: withoutContact(optionalText(limits.INTRODUCTION.hardMax)),
  }),
} as const satisfies Record<AceProfileStep, z.ZodType>;

/** The parsed values of one step; which of them are there depends on the step. */
export type AceStepValues = {
  [S in SavableAceStep]: z.output<(typeof aceSaveSchemas)[S]>;
}[SavableAceStep];

/** One step as it is saved; another `lockVersion` means that another device saved in between. */
export const saveAceStepSchema = z
  .object({
    step: z.enum(savableAceSteps),
    values: z.record(z.string(), z.unknown()),
    lockVersion: z.int().min(0),
    /** Names this save: sent again, after an answer that was lost, it changes nothing more. */
    saveId: uuid.optional(),
  })
  .transform(({ values, ...save }, ctx) => {
    const parsed = aceSaveSchemas[save.step].safeParse(values);
    if (parsed.success) return { ...save, values: parsed.data as AceStepValues };
    for (const { path, message } of parsed.error.issues)
      ctx.addIssue({ code: "custom", path: [...path], message });
    return z.NEVER;
  });
export type SaveAceStep = z.output<typeof saveAceStepSchema>;

export const chooseAceArticleSchema = z.object({ articleId: uuid.nullable() });
