import { type RegistrationStep, registrationStepKeys } from "@tefuda/domain/joker/steps";

/** What is typed and not saved yet, kept for the tab: a reload or a login in between loses nothing. */
const draftKey = (userId: string, step: RegistrationStep) => `registrationDraft:${userId}:${step}`;
/** The steps that were put off. */
const skippedKey = (userId: string) => `registrationSkipped:${userId}`;

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage can be full or switched off; the form itself still holds what is typed.
  }
}

export function readDraft(userId: string, step: RegistrationStep): object | undefined {
  const draft = read(draftKey(userId, step));
  return typeof draft === "object" && draft !== null && !Array.isArray(draft) ? draft : undefined;
}

export function writeDraft(userId: string, step: RegistrationStep, values: object) {
  write(draftKey(userId, step), values);
}

export function clearDraft(userId: string, step: RegistrationStep) {
  sessionStorage.removeItem(draftKey(userId, step));
}

export function readSkipped(userId: string): RegistrationStep[] {
  const skipped = read(skippedKey(userId));
  return Array.isArray(skipped) ? registrationStepKeys.filter((key) => skipped.includes(key)) : [];
}

export function writeSkipped(userId: string, step: RegistrationStep) {
  write(skippedKey(userId), [...new Set([...readSkipped(userId), step])]);
}
