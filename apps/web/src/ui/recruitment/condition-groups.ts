import { contractWorkLabels, recruitmentLabels } from "@tefuda/domain/recruitment/labels.ja";
import { isContractWork, isRequiredForPublish } from "@tefuda/domain/recruitment/publish";
import { conditionText } from "./condition-text.ts";
import type { Conditions } from "./conditions.ts";
import { termsCopy as copy } from "./copy.ja.ts";

type Field = keyof Conditions;

const groups = {
  work: ["occupations", "duties", "dutiesChangeScope", "requirements", "welcome"],
  place: [
    "workplaceAddress",
    "workplaces",
    "workplaceChangeScope",
    "workConditions",
    "workHours",
    "breakTime",
    "overtime",
    "holidays",
  ],
  contract: [
    "employmentType",
    "contractType",
    "contractPeriod",
    "renewal",
    "renewalCriteria",
    "renewalLimit",
    "probation",
    "dispatch",
    "cancelTerms",
  ],
  pay: ["minSalary", "salaryDetail", "fixedOvertimePay", "reward", "insurance"],
  other: ["smokingMeasures", "smokingMeasuresDetail", "selectionProcess", "closesAt"],
  employer: ["employerName", "employerAddress", "employerContact"],
} as const satisfies Record<keyof typeof copy.groups, readonly Field[]>;

/** The name of a condition; contract work has words of its own. */
function conditionLabel(conditions: Conditions, field: Field): string {
  if (field === "minSalary") return copy.pay;
  return (isContractWork(conditions) && contractWorkLabels[field]) || recruitmentLabels[field];
}

export interface Term {
  readonly term: string;
  readonly value: string;
}

/**
 * A position's conditions as titled lists of terms, in the order in which one reads them. What
 * the law asks for stands there even when it is empty; an optional item only when it is stated.
 */
export function conditionGroups(conditions: Conditions) {
  return (Object.keys(groups) as (keyof typeof groups)[])
    .map((key) => ({
      key,
      title: copy.groups[key],
      terms: groups[key].flatMap((field: Field): Term[] => {
        const value = conditionText(conditions, field);
        if (!value && !isRequiredForPublish(conditions, field)) return [];
        return [{ term: conditionLabel(conditions, field), value }];
      }),
    }))
    .filter(({ terms }) => terms.length > 0);
}

export interface ChangedTerm {
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

/** What reads differently now from when the offer was made. */
export function changedConditions(before: Conditions, after: Conditions): ChangedTerm[] {
  const fields: readonly Field[] = ["title", ...Object.values(groups).flat()];
  return fields.flatMap((field) => {
    const change = {
      term: conditionLabel(after, field),
      before: conditionText(before, field),
      after: conditionText(after, field),
    };
    return change.before === change.after ? [] : [change];
  });
}
