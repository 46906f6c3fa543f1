import { resumeStep } from "@tefuda/domain/joker/completeness";
import { isSubmitted } from "@tefuda/domain/joker/registration";
import { type RegistrationStep, registrationStepKeys } from "@tefuda/domain/joker/steps";
import type { RegistrationStatus } from "@tefuda/domain/options/registration-statuses";

type Profile = Parameters<typeof resumeStep>[0];

/** The steps in the order in which one walks through them. */
export const walkedSteps: readonly RegistrationStep[] = registrationStepKeys;

/** A step from an address, or nothing when it names none. */
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

/**
 * Where a registration goes on: the first step that is not done and was not put off. Before the
 * request for judging nothing leads past the confirmation, where it is made.
 */
export function resumeAt(
  profile: Profile,
  skipped: readonly RegistrationStep[],
  status: RegistrationStatus,
): RegistrationStep {
  const later = walkedSteps.slice(walkedSteps.indexOf("confirmation") + 1);
  return resumeStep(profile, [...skipped, ...(isSubmitted(status) ? [] : later)]);
}

/**
 * Where a step leads back to when it was opened from a page that shows the whole profile: the end
 * of the registration, or one's own profile, beside which it is edited.
 */
export type ReturnPlace = "confirmation" | "profile";

/** The place that an address of the registration names. */
export function returnPlaceOf(value: unknown): ReturnPlace | undefined {
  return value === "confirmation" ? value : undefined;
}

/** The address of a step. */
export function stepPath(step: RegistrationStep, back?: ReturnPlace): string {
  if (back === "profile") return `/mypage/profile/edit/${step}`;
  const query = new URLSearchParams({ step });
  if (back) query.set("back", back);
  return `/registration?${query}`;
}

/** Whether an address is that of a step, which is shown without asking the server. */
export const isStepPath = (path: string) => path.startsWith("/registration?step=");

const PROFILE = "/mypage/profile";
const THANKS = "/congrats";

/**
 * Where a step leads once it is saved or put off. The last one comes after the request for judging
 * and leads to the thanks for it, or back to where it is made.
 */
export function pathAfter(
  step: RegistrationStep,
  back?: ReturnPlace,
  status: RegistrationStatus = "loggedIn",
): string {
  if (back) return returnPath(step, back);
  const next = stepAfter(step);
  if (next) return stepPath(next);
  if (!isSubmitted(status)) return stepPath("confirmation");
  return status === "judging" ? THANKS : PROFILE;
}

/** Where the request for judging leads: to the step after it, unless that is done or was put off. */
export function pathAfterRequest(
  { personalities }: Pick<Profile, "personalities">,
  skipped: readonly RegistrationStep[],
): string {
  const isDone = (personalities ?? []).length > 0 || skipped.includes("personalities");
  return isDone ? THANKS : stepPath("personalities");
}

const returnPath = (step: RegistrationStep, back: ReturnPlace) =>
  back === "profile" ? `${PROFILE}#${step}` : stepPath("confirmation");

/** Where the back button of a step leads. */
export function pathBefore(step: RegistrationStep, back?: ReturnPlace): string | undefined {
  if (back) return returnPath(step, back);
  const previous = stepBefore(step);
  return previous && stepPath(previous);
}
