import { formatSalaryRange } from "@tefuda/domain/options/salary";
import { rewardTypeLabels } from "@tefuda/domain/recruitment/constants";
import { isContractWork } from "@tefuda/domain/recruitment/publish";
import { formatYen } from "./condition-text.ts";
import type { Conditions } from "./conditions.ts";
import { termsCopy as copy } from "./copy.ja.ts";

type Pay = Pick<
  Conditions,
  "employmentType" | "contractType" | "minSalary" | "maxSalary" | "reward"
>;

/** What a position pays in one line, with its label; nothing where it does not say. */
export function payLine(pay: Pay): { term: string; value: string } | undefined {
  if (isContractWork(pay)) {
    if (!pay.reward) return undefined;
    const { type, yen } = pay.reward;
    return {
      term: copy.reward,
      value: copy.rewardRange(rewardTypeLabels[type], formatYen(yen)),
    };
  }
  const value = formatSalaryRange(pay.minSalary, pay.maxSalary);
  return value ? { term: copy.pay, value } : undefined;
}
