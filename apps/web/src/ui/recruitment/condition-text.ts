import { employmentTypeLabels } from "@tefuda/domain/options/employment";
import { subOccupationLabels } from "@tefuda/domain/options/occupations";
import { formatSalaryRange } from "@tefuda/domain/options/salary";
import { workConditionLabels } from "@tefuda/domain/options/work-conditions";
import { placeLabels } from "@tefuda/domain/options/workplaces";
import {
  contractTypeLabels,
  insuranceLabels,
  renewalLabels,
  rewardTypeLabels,
  smokingMeasureLabels,
} from "@tefuda/domain/recruitment/constants";
import { recruitmentTexts } from "@tefuda/domain/recruitment/labels.ja";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { jstMidnight } from "@tefuda/domain/time/jst";
import type { Conditions } from "./conditions.ts";
import { termsCopy as copy } from "./copy.ja.ts";

type Given<Field extends keyof Conditions> = NonNullable<Conditions[Field]>;

type ConditionTexts = {
  readonly [Field in keyof Required<Conditions>]: (value: Given<Field>, all: Conditions) => string;
};

const numbers = new Intl.NumberFormat("ja-JP");
export const formatYen = (yen: number) => copy.yen(numbers.format(yen));
const dayText = (day: string) => formatDate(jstMidnight(day));
const scopeText = (scope: Given<"dutiesChangeScope">) =>
  scope.kind === "text" ? scope.text : recruitmentTexts.noChange;

/** How each stated condition reads; pay is stated once, from both its bounds. */
export const conditionTexts: ConditionTexts = {
  title: (title) => title,
  employmentType: (type) => employmentTypeLabels[type],
  contractType: (type) => contractTypeLabels[type],
  occupations: (keys) => keys.map((key) => subOccupationLabels[key]).join(copy.listOf),
  duties: (text) => text,
  dutiesChangeScope: scopeText,
  workplaces: (numbersOf) => numbersOf.map((no) => placeLabels[no]).join(copy.listOf),
  workplaceAddress: ({ text }) => text,
  workplaceChangeScope: scopeText,
  contractPeriod: (period) =>
    period.kind === "fixed"
      ? copy.period(dayText(period.from), dayText(period.to))
      : recruitmentTexts.indefinite,
  renewal: (renewal) => renewalLabels[renewal],
  renewalCriteria: (text) => text,
  renewalLimit: (limit) => {
    if (limit.kind === "years") return copy.limitYears(limit.value);
    return limit.kind === "times" ? copy.limitTimes(limit.value) : copy.unlimited;
  },
  probation: (probation) =>
    probation.kind === "none"
      ? copy.none
      : [copy.probation(probation.months), probation.conditions].filter(Boolean).join("\n"),
  workHours: (hours) => {
    switch (hours.kind) {
      case "fixed":
        return copy.hours(hours.start, hours.end);
      case "flex":
        return copy.flex(hours.text);
      case "discretionary":
        return copy.discretionary(hours.deemedHours);
      case "weekly":
        return copy.weekly(hours.hours);
      default:
        return hours satisfies never;
    }
  },
  breakTime: (minutes) => copy.minutes(minutes),
  overtime: (overtime) => (overtime.kind === "none" ? copy.none : copy.overtime(overtime.hours)),
  holidays: (text) => text,
  minSalary: (min, { maxSalary }) => formatSalaryRange(min, maxSalary),
  maxSalary: (max, { minSalary }) => formatSalaryRange(minSalary, max),
  salaryDetail: (text) => text,
  fixedOvertimePay: (pay) =>
    pay.kind === "none" ? copy.none : copy.fixedOvertime(formatYen(pay.yen), pay.hours),
  reward: ({ type, yen, paymentDue }) =>
    copy.rewardText(rewardTypeLabels[type], formatYen(yen), paymentDue),
  insurance: (kinds) => kinds.map((kind) => insuranceLabels[kind]).join(copy.listOf),
  smokingMeasures: (measure) => smokingMeasureLabels[measure],
  smokingMeasuresDetail: (text) => text,
  employerName: (text) => text,
  employerAddress: (text) => text,
  employerContact: (text) => text,
  dispatch: (isDispatch) => (isDispatch ? copy.dispatch : copy.noDispatch),
  cancelTerms: (text) => text,
  workConditions: (keys) => keys.map((key) => workConditionLabels[key]).join(copy.listOf),
  requirements: (text) => text,
  welcome: (text) => text,
  selectionProcess: (text) => text,
  closesAt: dayText,
};

/** The text of one condition, empty where the position states nothing. */
export function conditionText<Field extends keyof Conditions>(
  conditions: Conditions,
  field: Field,
): string {
  const value = conditions[field];
  if (value === undefined || value === null) return "";
  const write: ConditionTexts[Field] = conditionTexts[field];
  return write(value, conditions);
}
