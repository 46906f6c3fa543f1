import type { Actor } from "./actor.ts";
import type { Action } from "./permissions.ts";

/**
 * What is closed to a restricted person: whatever begins something new with somebody. Reading,
 * going on with a thread, settings, reports, export and withdrawal stay open (spec 6).
 */
export const restrictedActions = [
  "offer:send",
  "offer:answer",
  "like:send",
  "like:answer",
] as const satisfies readonly Action[];
export type RestrictedAction = (typeof restrictedActions)[number];

/** Whether a restriction keeps this person from an action that the role would allow. */
export function isClosedTo(actor: Actor, action: Action): boolean {
  if (actor.kind !== "joker" && actor.kind !== "ace") return false;
  const closed: readonly Action[] = restrictedActions;
  return actor.isRestricted === true && closed.includes(action);
}

/** When a restriction was laid on a user, and until when, if it ends by itself. */
export interface Restriction {
  readonly restrictedAt: Date | null;
  readonly restrictedUntil: Date | null;
}

/** Whether a restriction is in force; its end counts from the very moment on. */
export function isRestrictedAt({ restrictedAt, restrictedUntil }: Restriction, now: Date): boolean {
  return restrictedAt !== null && (restrictedUntil === null || restrictedUntil > now);
}
