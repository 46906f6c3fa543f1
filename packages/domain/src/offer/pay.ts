import type { EmploymentType } from "../options/employment.ts";
import { formatSalary } from "../options/salary.ts";
import type { ContractType } from "../recruitment/constants.ts";
import { isContractWork } from "../recruitment/publish.ts";

/** Bounds of what a position pays: units of 10,000 yen a year, or yen by the reward's own period. */
export interface PayRange {
  readonly min: number;
  readonly max: number;
  readonly unit: "manYen" | "yen";
}

interface Paying {
  readonly employmentType?: EmploymentType | undefined;
  readonly contractType?: ContractType | null | undefined;
  readonly minSalary?: number | null | undefined;
  readonly maxSalary?: number | null | undefined;
  readonly reward?: { readonly yen: number } | null | undefined;
}

/**
 * What an offer for a position may state: the reward of contract work, the yearly salary of
 * employment; `undefined` while the position states nothing itself.
 */
export function payRangeOf(position: Paying): PayRange | undefined {
  const { employmentType, contractType, minSalary, maxSalary, reward } = position;
  const isContracted = isContractWork({ employmentType, contractType: contractType ?? undefined });
  if (isContracted && reward) return { min: reward.yen, max: reward.yen, unit: "yen" };
  if (minSalary == null || maxSalary == null) return undefined;
  return { min: minSalary, max: maxSalary, unit: "manYen" };
}

/** Whether an offer stays inside what its position pays (spec 4 · Offers). */
export function isPayWithin(
  pay: { readonly minSalary: number; readonly maxSalary: number },
  range: PayRange,
): boolean {
  return range.min <= pay.minSalary && pay.minSalary <= pay.maxSalary && pay.maxSalary <= range.max;
}

const thousands = new Intl.NumberFormat("ja-JP");

/** `600万円〜800万円`, or `5,000円`; one amount when both bounds are the same. */
export function formatPay({ min, max, unit }: PayRange): string {
  const format = (amount: number) =>
    unit === "manYen" ? formatSalary(amount) : `${thousands.format(amount)}円`;
  return min === max ? format(min) : `${format(min)}〜${format(max)}`;
}
