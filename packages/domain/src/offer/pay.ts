import type { EmploymentType } from "../options/employment.ts";

/** Bounds of what a position pays: units of 10,000 yen a year, or yen by the reward's own period. */
export interface PayRange {
  readonly min: number;
  readonly max: number;
  readonly unit: "manYen" | "yen";
}

interface Paying {
  readonly employmentType: EmploymentType;
  readonly minSalary?: number | null | undefined;
  readonly maxSalary?: number | null | undefined;
  readonly reward?: { readonly yen: number } | null | undefined;
}

/** What an offer for a position may state; `undefined` while the position states nothing itself. */
export function payRangeOf({
  employmentType,
  minSalary,
  maxSalary,
  reward,
}: Paying): PayRange | undefined {
  if (minSalary != null && maxSalary != null)
    return { min: minSalary, max: maxSalary, unit: "manYen" };
  if (employmentType === "sideJob" && reward)
    return { min: reward.yen, max: reward.yen, unit: "yen" };
  return undefined;
}

/** Whether an offer stays inside what its position pays (spec 4 · Offers). */
export function isPayWithin(
  pay: { readonly minSalary: number; readonly maxSalary: number },
  range: PayRange,
): boolean {
  return range.min <= pay.minSalary && pay.minSalary <= pay.maxSalary && pay.maxSalary <= range.max;
}
