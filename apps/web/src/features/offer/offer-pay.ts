import { formatSalaryRange } from "@tefuda/domain/options/salary";
import { rewardTypeLabels } from "@tefuda/domain/recruitment/constants";
import { formatYen } from "@/ui/recruitment/condition-text";
import { termsCopy as copy } from "@/ui/recruitment/copy.ja";
import type { JokerOfferDetail } from "./types";

/** What an offer pays, with its label: a yearly salary, or the reward of contract work. */
export function offerPay({ offer, recruitment }: JokerOfferDetail) {
  const { minSalary: min, maxSalary: max, payUnit } = offer;
  if (payUnit === "manYen") return { term: copy.pay, value: formatSalaryRange(min, max) };
  const bounds = [...new Set([min, max])].filter((yen) => yen !== null).map(formatYen);
  const range = bounds.join(copy.to);
  const { reward } = recruitment.content;
  return {
    term: copy.reward,
    value: reward ? copy.rewardRange(rewardTypeLabels[reward.type], range) : range,
  };
}
