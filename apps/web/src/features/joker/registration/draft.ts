import type { AceProfileStep } from "@tefuda/domain/ace/steps";
import { type RegistrationStep, registrationStepKeys } from "@tefuda/domain/joker/steps";

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

const draftKey = (userId: string, step: DraftStep) => `registrationDraft:${userId}:${step}`;
/** The steps that were put off. */
const skippedKey = (userId: string) => `registrationSkipped:${userId}`;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage can be full or switched off; the form itself still holds what is typed.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("values" in value) || !("base" in value)) return false;
  return (
    typeof value.values === "object" && value.values !== null && typeof value.base === "string"
  );
}

export function readDraft(userId: string, step: DraftStep): Draft | undefined {
  const draft = read(draftKey(userId, step));
  return isDraft(draft) ? draft : undefined;
}

export function writeDraft(userId: string, step: DraftStep, draft: Draft) {
  write(draftKey(userId, step), draft);
}

export function clearDraft(userId: string, step: DraftStep) {
  localStorage.removeItem(draftKey(userId, step));
}

/** Forgets a draft once it is saved, unless something was typed since. */
export function clearSavedDraft(userId: string, step: DraftStep, saved: object) {
  const draft = readDraft(userId, step);
  if (draft && JSON.stringify(draft.values) === JSON.stringify(saved)) clearDraft(userId, step);
}

export function readSkipped(userId: string): RegistrationStep[] {
  const skipped = read(skippedKey(userId));
  return Array.isArray(skipped) ? registrationStepKeys.filter((key) => skipped.includes(key)) : [];
}

export function writeSkipped(userId: string, step: RegistrationStep) {
  write(skippedKey(userId), [...new Set([...readSkipped(userId), step])]);
}
