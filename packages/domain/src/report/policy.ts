import { businessTimeAfter, endOfBusinessDays } from "../time/business-days.ts";
import { HOUR_MS } from "../time/units.ts";
import type { ReportReason } from "./constants.ts";

/** Working days within which a report is looked at first. */
const FIRST_LOOK_BUSINESS_DAYS = 1;
/** Hours of working days within which speech that hurts is looked at. */
const URGENT_HOURS = 4;

/** Whether a report cannot wait for the next working day. */
export function isUrgentReport(reasons: readonly ReportReason[]): boolean {
  return reasons.includes("inappropriateSpeech");
}

/** Until when a report is looked at first. */
export function reportDueAt(reasons: readonly ReportReason[], createdAt: Date): Date {
  return isUrgentReport(reasons)
    ? businessTimeAfter(createdAt, URGENT_HOURS * HOUR_MS)
    : endOfBusinessDays(createdAt, FIRST_LOOK_BUSINESS_DAYS);
}
