import type { SavableStep } from "@tefuda/domain/joker/step-save-schema";
import { stepSchemas } from "@tefuda/domain/joker/step-schemas";
import type { Own } from "./step-form";

/** What is stored of a profile under a step, as a text that changes when any of it does. */
export function storedPart(profile: Own["profile"], step: SavableStep): string {
  const fields: Readonly<Record<string, unknown>> = profile;
  return JSON.stringify(Object.keys(stepSchemas[step].shape).map((field) => fields[field] ?? null));
}
