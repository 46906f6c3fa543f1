import type { RegistrationStatus } from "../options/registration-statuses.ts";
import { isMonthsOld } from "../time/jst.ts";

/** Calendar months after which the willingness is asked for again. */
export const WILLINGNESS_PROMPT_MONTHS = 2;

export interface WillingnessDates {
  readonly registrationStatus: RegistrationStatus | undefined;
  readonly updateJobChangeWillingnessAt?: Date | null | undefined;
  readonly updateSideJobWillingnessAt?: Date | null | undefined;
}

/**
 * Whether the willingness prompt is due: for a registered seeker, when either date is missing or
 * the older one is two calendar months old or more in Japan (spec 4 · Willingness prompt). Worked
 * out whenever it is read, never taken from a client.
 */
export function isOverTwoMonthFromUpdateJCW(joker: WillingnessDates, now: Date): boolean {
  if (joker.registrationStatus !== "registered") return false;
  const { updateJobChangeWillingnessAt: jobChange, updateSideJobWillingnessAt: sideJob } = joker;
  if (!jobChange || !sideJob) return true;
  const older = jobChange < sideJob ? jobChange : sideJob;
  return isMonthsOld(older, WILLINGNESS_PROMPT_MONTHS, now);
}
