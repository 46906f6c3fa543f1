import { contractWorkLabels, recruitmentLabels } from "./labels.ja.ts";
import type { Recruitment, RecruitmentField } from "./schema.ts";

/** Whether a position of a type has to state something, may, or has nothing to state there. */
export type Need = "required" | "optional" | "none";
type Rule = Need | ((recruitment: Recruitment) => Need);

interface Needs {
  /** Employment, also a side job under an employment contract. */
  readonly employed: Rule;
  /** A side job under a contract for work. */
  readonly contracted: Rule;
}

const isFixedTerm = ({ contractPeriod }: Recruitment) => contractPeriod?.kind === "fixed";
const whenFixedTerm =
  (need: Need): Rule =>
  (recruitment) =>
    isFixedTerm(recruitment) ? need : "none";
const whenRenewable: Rule = (recruitment) =>
  isFixedTerm(recruitment) && recruitment.renewal === "yes" ? "required" : "none";
const unlessAtHome: Rule = ({ workplaceAddress }) =>
  workplaceAddress?.isFullRemote ? "optional" : "required";
const whenOther: Rule = ({ smokingMeasures }) =>
  smokingMeasures === "other" ? "required" : "none";

const both: Needs = { employed: "required", contracted: "required" };
const optional: Needs = { employed: "optional", contracted: "optional" };
const employedOnly: Needs = { employed: "required", contracted: "none" };
const contractedOnly: Needs = { employed: "none", contracted: "required" };

/** What each field is to each type, in the order of the form (product details 14.2). */
const needs: Readonly<Record<RecruitmentField, Needs>> = {
  title: both,
  employmentType: both,
  contractType: both,
  occupations: both,
  duties: both,
  dutiesChangeScope: employedOnly,
  workplaceAddress: both,
  workplaces: { employed: unlessAtHome, contracted: unlessAtHome },
  workplaceChangeScope: employedOnly,
  contractPeriod: both,
  renewal: { employed: whenFixedTerm("required"), contracted: "optional" },
  renewalCriteria: { employed: whenRenewable, contracted: "none" },
  renewalLimit: { employed: whenFixedTerm("required"), contracted: "none" },
  probation: employedOnly,
  workHours: { employed: "required", contracted: "optional" },
  breakTime: employedOnly,
  overtime: employedOnly,
  holidays: employedOnly,
  minSalary: employedOnly,
  maxSalary: employedOnly,
  salaryDetail: employedOnly,
  fixedOvertimePay: employedOnly,
  reward: contractedOnly,
  insurance: employedOnly,
  smokingMeasures: employedOnly,
  smokingMeasuresDetail: { employed: whenOther, contracted: "none" },
  employerName: both,
  employerAddress: both,
  employerContact: both,
  dispatch: employedOnly,
  cancelTerms: contractedOnly,
  workConditions: optional,
  requirements: optional,
  welcome: optional,
  selectionProcess: optional,
  aceIds: both,
  closesAt: both,
};

/** Every field of a position, in the order of the form. */
export const recruitmentFieldNames = Object.keys(needs) as readonly RecruitmentField[];

/** Whether a position is contract work; a side job under an employment contract is not. */
export function isContractWork(
  recruitment: Pick<Recruitment, "employmentType" | "contractType">,
): boolean {
  return recruitment.employmentType === "sideJob" && recruitment.contractType !== "employment";
}

/** What a field is to a position of the type, and with the answers, given so far. */
export function needOf(recruitment: Recruitment, field: RecruitmentField): Need {
  const rule = needs[field][isContractWork(recruitment) ? "contracted" : "employed"];
  return typeof rule === "function" ? rule(recruitment) : rule;
}

/** The position without what its type has nothing to state about. */
export function withoutForeignFields(recruitment: Recruitment): Recruitment {
  const kept = Object.entries(recruitment).filter(
    ([field]) => needOf(recruitment, field as RecruitmentField) !== "none",
  );
  return Object.fromEntries(kept);
}

/** The name of a field; contract work has words of its own for some. */
export function recruitmentLabel(
  recruitment: Pick<Recruitment, "employmentType" | "contractType">,
  field: RecruitmentField,
): string {
  return (isContractWork(recruitment) && contractWorkLabels[field]) || recruitmentLabels[field];
}

export interface MissingField {
  readonly field: RecruitmentField;
  readonly label: string;
}

/**
 * The fields that still keep a position from being published (`recruitmentIncomplete`), with
 * their labels, in the order of the form. With `today`, in Japan, a last day that is over counts
 * as missing.
 */
export function missingForPublish(recruitment: Recruitment, today?: string): MissingField[] {
  const isOver = (field: RecruitmentField) =>
    field === "closesAt" && today !== undefined && (recruitment.closesAt ?? today) < today;
  return recruitmentFieldNames
    .filter((field) => needOf(recruitment, field) === "required")
    .filter((field) => isEmpty(recruitment[field]) || isOver(field))
    .map((field) => ({ field, label: recruitmentLabel(recruitment, field) }));
}

function isEmpty(value: Recruitment[RecruitmentField] | null): boolean {
  if (value === undefined || value === null) return true;
  return (typeof value === "string" || Array.isArray(value)) && value.length === 0;
}

/** Whether a form marks a field as required for the type chosen so far. */
export function isRequiredForPublish(recruitment: Recruitment, field: RecruitmentField): boolean {
  return needOf(recruitment, field) === "required";
}
