import { z } from "zod";
import { savePlaces } from "../judgement/policy.ts";
import { uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { careersSchema } from "./career-schema.ts";
import { profileFields } from "./schema.ts";
import { stepSchemas } from "./step-schemas.ts";
import type { RegistrationStep } from "./steps.ts";

/**
 * What the server takes for each step that saves: the form's rules, save for the texts whose
 * wider caps keep entries of earlier rules (spec 5 · Text length).
 */
export const stepSaveSchemas = {
  industry: stepSchemas.industry,
  occupation: stepSchemas.occupation,
  name: stepSchemas.name,
  email: stepSchemas.email,
  phone: stepSchemas.phone,
  education: stepSchemas.education,
  careers: z.object({ careers: careersSchema.min(1, messages.required) }),
  skills: stepSchemas.skills,
  english: stepSchemas.english,
  managementExperience: stepSchemas.managementExperience,
  portfolio: stepSchemas.portfolio,
  introduction: z.object({ introduction: profileFields.introduction }),
  jobChangeWillingness: stepSchemas.jobChangeWillingness,
  preferredWorkplaces: stepSchemas.preferredWorkplaces,
  interestedOccupations: stepSchemas.interestedOccupations,
  interestedCompanyScales: stepSchemas.interestedCompanyScales,
  focusOnChoosingCompanies: stepSchemas.focusOnChoosingCompanies,
  workStyles: stepSchemas.workStyles,
  desiredSalary: stepSchemas.desiredSalary,
  personalities: stepSchemas.personalities,
} as const satisfies Partial<Record<RegistrationStep, z.ZodType>>;

export type SavableStep = keyof typeof stepSaveSchemas;
export const savableSteps = Object.keys(stepSaveSchemas) as [SavableStep, ...SavableStep[]];

/** The parsed values of one step; which of them are there depends on the step. */
export type StepValues = {
  [S in SavableStep]: z.output<(typeof stepSaveSchemas)[S]>;
}[SavableStep];

/**
 * One step as it is saved. `values` is parsed by the step's own schema, so faults are keyed by the
 * field alone. `lockVersion` is the version the form was filled from; another one means that
 * another device saved in between (`lock`).
 */
export const saveStepSchema = z
  .object({
    step: z.enum(savableSteps),
    values: z.record(z.string(), z.unknown()),
    lockVersion: z.int().min(0),
    /** Names this save: sent again, after an answer that was lost, it changes nothing more. */
    saveId: uuid.optional(),
    /** Where one saves: outside the registration a save may ask for judging again. */
    place: z.enum(savePlaces).default("registration"),
  })
  .transform(({ values, ...save }, ctx) => {
    const parsed = stepSaveSchemas[save.step].safeParse(values);
    if (parsed.success) return { ...save, values: parsed.data as StepValues };
    for (const { path, message } of parsed.error.issues)
      ctx.addIssue({ code: "custom", path: [...path], message });
    return z.NEVER;
  });
export type SaveStep = z.output<typeof saveStepSchema>;
