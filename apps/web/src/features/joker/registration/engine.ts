import { resumeStep } from "@tefuda/domain/joker/completeness";
import { type RegistrationStep, registrationStepKeys } from "@tefuda/domain/joker/steps";

type Profile = Parameters<typeof resumeStep>[0];

/** Steps whose form is not there yet; the walk passes them by. */
const unavailable: readonly RegistrationStep[] = ["profileImage"];

export const walkedSteps = registrationStepKeys.filter((step) => !unavailable.includes(step));

/** A step from an address, or nothing when it names none that can be shown. */
export function stepOf(value: unknown): RegistrationStep | undefined {
  return walkedSteps.find((step) => step === value);
}

/** The step after another; nothing after the last. */
export function stepAfter(step: RegistrationStep): RegistrationStep | undefined {
  return walkedSteps[walkedSteps.indexOf(step) + 1];
}

/** The step before another; nothing before the first. */
export function stepBefore(step: RegistrationStep): RegistrationStep | undefined {
  return walkedSteps[walkedSteps.indexOf(step) - 1];
}

/** Where a registration goes on: the first step that is not done and was not put off. */
export function resumeAt(profile: Profile, skipped: readonly RegistrationStep[]): RegistrationStep {
  return resumeStep(profile, [...skipped, ...unavailable]);
}

/** Where a step leads back to when it was opened from a page that shows the whole profile. */
export type ReturnPlace = "confirmation" | "profile";

export function returnPlaceOf(value: unknown): ReturnPlace | undefined {
  return value === "confirmation" || value === "profile" ? value : undefined;
}

/** The address of a step. */
export function stepPath(step: RegistrationStep, back?: ReturnPlace): string {
  const query = new URLSearchParams({ step });
  if (back) query.set("back", back);
  return `/registration?${query}`;
}

/** Where to go once a step is saved, skipped or left by its back button. */
export function pathAfter(step: RegistrationStep, back?: ReturnPlace): string {
  if (back === "profile") return "/mypage/profile";
  if (back === "confirmation") return stepPath("confirmation");
  const next = stepAfter(step);
  return next ? stepPath(next) : "/mypage/profile";
}

export function pathBefore(step: RegistrationStep, back?: ReturnPlace): string | undefined {
  if (back) return pathAfter(step, back);
  const previous = stepBefore(step);
  return previous && stepPath(previous);
}
