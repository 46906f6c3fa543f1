import { type RegistrationStep, registrationStepKeys } from "@tefuda/domain/joker/steps";
import type { DraftKind } from "@/platform/editing/drafts";
import { asJson, hasFields, isListOf, isObject, isText, stored } from "@/platform/stored";

/** What is typed into a step, by the step. */
export interface StepDraft {
  readonly values: object;
  /** What was stored when the typing began, so that a newer state is noticed. */
  readonly base: string;
}

export const stepKind: DraftKind<StepDraft> = {
  name: "profileStep",
  isValue: hasFields<StepDraft>({ values: isObject, base: isText }),
};

/** The steps that were put off. */
const skippedOf = (userId: string) =>
  stored(`registrationSkipped:${userId}`, asJson(isListOf(isText)));

export function readSkipped(userId: string): RegistrationStep[] {
  const skipped = skippedOf(userId).get() ?? [];
  return registrationStepKeys.filter((key) => skipped.includes(key));
}

export function writeSkipped(userId: string, step: RegistrationStep) {
  skippedOf(userId).set([...new Set([...readSkipped(userId), step])]);
}
