import type { RecruitmentField } from "@tefuda/domain/recruitment/schema";
import type { ownRecruitmentCopy } from "../copy.ja";

export type SectionKey = keyof typeof ownRecruitmentCopy.editor.groups;

/** Which fields stand in which part of the form, in its order. */
export const sectionFields: Readonly<Record<SectionKey, readonly RecruitmentField[]>> = {
  basic: ["title", "employmentType", "contractType", "occupations"],
  work: ["duties", "dutiesChangeScope", "requirements", "welcome"],
  place: [
    "workplaceAddress",
    "workplaces",
    "workplaceChangeScope",
    "smokingMeasures",
    "smokingMeasuresDetail",
  ],
  contract: [
    "contractPeriod",
    "renewal",
    "renewalCriteria",
    "renewalLimit",
    "probation",
    "dispatch",
    "cancelTerms",
  ],
  hours: ["workHours", "breakTime", "overtime", "holidays", "workConditions"],
  pay: ["minSalary", "maxSalary", "salaryDetail", "fixedOvertimePay", "reward", "insurance"],
  process: ["selectionProcess", "closesAt"],
  people: ["aceIds"],
  employer: ["employerName", "employerAddress", "employerContact"],
};
export const sectionKeys = Object.keys(sectionFields) as readonly SectionKey[];

/** The element of a field on the page. */
export const fieldId = (field: RecruitmentField) => `field-${field}`;
export const sectionId = (section: SectionKey) => `section-${section}`;

/** Brings a field into sight and puts the focus on its first control. */
export function jumpTo(field: RecruitmentField) {
  const element = document.getElementById(fieldId(field));
  element?.scrollIntoView({ block: "center" });
  const control = element?.querySelector<HTMLElement>("input, textarea, select, button, a");
  control?.focus({ preventScroll: true });
}
