import { MINUTE_MS } from "../time/units.ts";
import { CODE_FAILURES_MAX, SECOND_STEP_MINUTES, SET_UP_MINUTES } from "./constants.ts";

/** What stands between a right password and the session. */
export type SecondStep = "code" | "setUp";

/**
 * The second step of a sign-in: whoever has a factor gives its code, an operator without one sets
 * it up first, everyone else is in.
 */
export function secondStepOf(
  kind: "joker" | "ace" | "operator",
  hasFactor: boolean,
): SecondStep | undefined {
  if (hasFactor) return "code";
  return kind === "operator" ? "setUp" : undefined;
}

/** When a step that begins now ends. */
export function secondStepExpiresAt(step: SecondStep, now: Date): Date {
  const minutes = step === "setUp" ? SET_UP_MINUTES : SECOND_STEP_MINUTES;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether this failure is the one that locks, so that the user is told by mail. */
export const isLockingFailure = (failures: number) => failures === CODE_FAILURES_MAX;
