import { isJudgeable, type JudgeableProfile, missingForJudgement } from "./judgeable.ts";
import { type RegistrationStep, registrationStepKeys, registrationSteps } from "./steps.ts";

/** The optional parts of a profile beside those that judging requires. */
export interface CompletableProfile extends JudgeableProfile {
  readonly phone?: string | null | undefined;
  readonly profileImageURL?: string | null | undefined;
  readonly englishLevel?: string | null | undefined;
  readonly managementExperience?: string | null | undefined;
  readonly portfolioURL?: string | null | undefined;
  readonly introduction?: string | null | undefined;
  readonly preferredWorkplaces?: readonly unknown[] | null | undefined;
  readonly interestedOccupations?: readonly unknown[] | null | undefined;
  readonly interestedCompanyScales?: readonly unknown[] | null | undefined;
  readonly focusOnChoosingCompanies?: readonly unknown[] | null | undefined;
  readonly workStyles?: readonly unknown[] | null | undefined;
  readonly minDesiredSalary?: number | null | undefined;
  readonly maxDesiredSalary?: number | null | undefined;
  readonly personalities?: readonly unknown[] | null | undefined;
}

const optionalStepFields = {
  phone: ["phone"],
  profileImage: ["profileImageURL"],
  english: ["englishLevel"],
  managementExperience: ["managementExperience"],
  portfolio: ["portfolioURL"],
  introduction: ["introduction"],
  preferredWorkplaces: ["preferredWorkplaces"],
  interestedOccupations: ["interestedOccupations"],
  interestedCompanyScales: ["interestedCompanyScales"],
  focusOnChoosingCompanies: ["focusOnChoosingCompanies"],
  workStyles: ["workStyles"],
  desiredSalary: ["minDesiredSalary", "maxDesiredSalary"],
  personalities: ["personalities"],
} as const satisfies Partial<Record<RegistrationStep, readonly (keyof CompletableProfile)[]>>;

export type OptionalStep = keyof typeof optionalStepFields;
export const optionalSteps = Object.keys(optionalStepFields) as OptionalStep[];

function isFilled(value: string | number | readonly unknown[] | null | undefined): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === "number") return true;
  return (typeof value === "string" ? value.trim() : value).length > 0;
}

function isOptionalStepFilled(profile: CompletableProfile, step: OptionalStep): boolean {
  return optionalStepFields[step].some((field) => isFilled(profile[field]));
}

/** The share of optional steps that hold something, from 0 to 1. */
export function completeness(profile: CompletableProfile): number {
  const filled = optionalSteps.filter((step) => isOptionalStepFilled(profile, step));
  return filled.length / optionalSteps.length;
}

/** Whether a step is done: a required one when complete, an optional one when it holds anything. */
export function isStepDone(profile: CompletableProfile, step: RegistrationStep): boolean {
  if (step === "confirmation") return isJudgeable(profile);
  const optional = optionalSteps.find((key) => key === step);
  if (optional) return isOptionalStepFilled(profile, optional);
  return !missingForJudgement(profile).some((missing) => missing.step === step);
}

/**
 * The step at which a registration goes on after a reload: the first one that is not done and was
 * not put off; the confirmation when only optional steps remain.
 */
export function resumeStep(
  profile: CompletableProfile,
  skipped: readonly RegistrationStep[] = [],
): RegistrationStep {
  const next = registrationSteps.find(
    ({ key }) => !isStepDone(profile, key) && !skipped.includes(key),
  );
  return next?.key ?? "confirmation";
}

/** Where a step stands, `{ n: 1, total: 22 }` for the first. */
export function stepProgress(step: RegistrationStep): { n: number; total: number } {
  return { n: registrationStepKeys.indexOf(step) + 1, total: registrationStepKeys.length };
}
