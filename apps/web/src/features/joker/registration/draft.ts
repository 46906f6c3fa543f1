import type { AceProfileStep } from "@tefuda/domain/ace/steps";
import { type RegistrationStep, registrationStepKeys } from "@tefuda/domain/joker/steps";
import { asJson, hasFields, isListOf, isObject, isText, stored } from "@/platform/stored";

/**
 * What is typed and not saved yet, kept on this device for one person until the step is saved or the
 * person signs out: a reload, a login in between or a closed browser loses nothing.
 */
export interface Draft {
  readonly values: object;
  /** What was stored when the typing began, so that a newer state is noticed. */
  readonly base: string;
}

/** A step of the registration, or `ace-` and one of company staff. */
type DraftStep = RegistrationStep | `ace-${AceProfileStep}`;

const isDraft = hasFields<Draft>({ values: isObject, base: isText });
const draftOf = (userId: string, step: DraftStep) =>
  stored(`registrationDraft:${userId}:${step}`, asJson(isDraft));
/** The steps that were put off. */
const skippedOf = (userId: string) =>
  stored(`registrationSkipped:${userId}`, asJson(isListOf(isText)));

export const readDraft = (userId: string, step: DraftStep): Draft | undefined =>
  draftOf(userId, step).get();

export function writeDraft(userId: string, step: DraftStep, draft: Draft) {
  draftOf(userId, step).set(draft);
}

export function clearDraft(userId: string, step: DraftStep) {
  draftOf(userId, step).set(undefined);
}

/** Forgets a draft once it is saved, unless something was typed since. */
export function clearSavedDraft(userId: string, step: DraftStep, saved: object) {
  const draft = readDraft(userId, step);
  if (draft && JSON.stringify(draft.values) === JSON.stringify(saved)) clearDraft(userId, step);
}

export function readSkipped(userId: string): RegistrationStep[] {
  const skipped = skippedOf(userId).get() ?? [];
  return registrationStepKeys.filter((key) => skipped.includes(key));
}

export function writeSkipped(userId: string, step: RegistrationStep) {
  skippedOf(userId).set([...new Set([...readSkipped(userId), step])]);
}
