import { recruitmentLabels } from "./labels.ja.ts";
import type { Recruitment, RecruitmentField } from "./schema.ts";

/** When a field has to be filled before a position is published. */
type Need = (recruitment: Recruitment) => boolean;

const always: Need = () => true;
const never: Need = () => false;
const whenFixedTerm: Need = ({ contractPeriod }) => contractPeriod?.kind === "fixed";
const whenRenewable: Need = ({ renewal }) => renewal === "yes";

interface Needs {
  /** Employment, also a side job under an employment contract. */
  readonly employed: Need;
  /** A side job under a contract for work. */
  readonly contracted: Need;
}

const both: Needs = { employed: always, contracted: always };
const employedOnly: Needs = { employed: always, contracted: never };
const contractedOnly: Needs = { employed: never, contracted: always };

/** The fields that publishing asks for, in the order of the form. */
const publishNeeds: readonly (readonly [RecruitmentField, Needs])[] = [
  ["title", both],
  ["employmentType", both],
  ["contractType", both],
  ["occupations", both],
  ["duties", both],
  ["dutiesChangeScope", employedOnly],
  ["workplaceAddress", both],
  ["workplaceChangeScope", employedOnly],
  ["contractPeriod", both],
  ["renewal", { employed: whenFixedTerm, contracted: never }],
  ["renewalCriteria", { employed: whenRenewable, contracted: never }],
  ["renewalLimit", { employed: whenFixedTerm, contracted: never }],
  ["probation", employedOnly],
  ["workHours", employedOnly],
  ["breakTime", employedOnly],
  ["overtime", employedOnly],
  ["holidays", employedOnly],
  ["minSalary", employedOnly],
  ["maxSalary", employedOnly],
  ["salaryDetail", employedOnly],
  ["fixedOvertimePay", employedOnly],
  ["reward", contractedOnly],
  ["insurance", employedOnly],
  ["smokingMeasures", employedOnly],
  [
    "smokingMeasuresDetail",
    { employed: ({ smokingMeasures }) => smokingMeasures === "other", contracted: never },
  ],
  ["employerName", both],
  ["employerAddress", both],
  ["employerContact", both],
  ["dispatch", employedOnly],
  ["cancelTerms", contractedOnly],
  ["aceIds", both],
];

/** Whether a position is contract work; a side job under an employment contract is not. */
export function isContractWork(
  recruitment: Pick<Recruitment, "employmentType" | "contractType">,
): boolean {
  return recruitment.employmentType === "sideJob" && recruitment.contractType !== "employment";
}

export interface MissingField {
  readonly field: RecruitmentField;
  readonly label: string;
}

/**
 * The fields that still keep a position from being published (`recruitmentIncomplete`), with
 * their labels, in the order of the form.
 */
export function missingForPublish(recruitment: Recruitment): MissingField[] {
  const column = isContractWork(recruitment) ? "contracted" : "employed";
  return publishNeeds
    .filter(([field, needs]) => needs[column](recruitment) && isEmpty(recruitment[field]))
    .map(([field]) => ({ field, label: recruitmentLabels[field] }));
}

function isEmpty(value: Recruitment[RecruitmentField] | null): boolean {
  if (value === undefined || value === null) return true;
  return (typeof value === "string" || Array.isArray(value)) && value.length === 0;
}

/** Whether a form marks a field as required for the type chosen so far. */
export function isRequiredForPublish(recruitment: Recruitment, field: RecruitmentField): boolean {
  const column = isContractWork(recruitment) ? "contracted" : "employed";
  return publishNeeds.some(([name, needs]) => name === field && needs[column](recruitment));
}
