import type { SavableStep } from "@tefuda/domain/joker/step-save-schema";
import type { ComponentType } from "react";
import type { StepPageProps } from "./step-form";
import { CareersStep } from "./steps/careers";
import { DesiredSalaryStep } from "./steps/desired-salary";
import { EducationStep } from "./steps/education";
import { EmailStep } from "./steps/email";
import { EnglishStep } from "./steps/english";
import { FocusOnChoosingCompaniesStep } from "./steps/focus-on-choosing-companies";
import { IndustryStep } from "./steps/industry";
import { InterestedCompanyScalesStep } from "./steps/interested-company-scales";
import { InterestedOccupationsStep } from "./steps/interested-occupations";
import { IntroductionStep } from "./steps/introduction";
import { ManagementExperienceStep } from "./steps/management-experience";
import { NameStep } from "./steps/name";
import { OccupationStep } from "./steps/occupation";
import { PersonalitiesStep } from "./steps/personalities";
import { PhoneStep } from "./steps/phone";
import { PortfolioStep } from "./steps/portfolio";
import { PreferredWorkplacesStep } from "./steps/preferred-workplaces";
import { SkillsStep } from "./steps/skills";
import { WillingnessStep } from "./steps/willingness";
import { WorkStylesStep } from "./steps/work-styles";

/** The page of every step that saves. A new step is one file in `steps/` and one line here. */
export const stepPages: Readonly<Record<SavableStep, ComponentType<StepPageProps>>> = {
  industry: IndustryStep,
  occupation: OccupationStep,
  name: NameStep,
  email: EmailStep,
  phone: PhoneStep,
  education: EducationStep,
  careers: CareersStep,
  skills: SkillsStep,
  english: EnglishStep,
  managementExperience: ManagementExperienceStep,
  portfolio: PortfolioStep,
  introduction: IntroductionStep,
  jobChangeWillingness: WillingnessStep,
  preferredWorkplaces: PreferredWorkplacesStep,
  interestedOccupations: InterestedOccupationsStep,
  interestedCompanyScales: InterestedCompanyScalesStep,
  focusOnChoosingCompanies: FocusOnChoosingCompaniesStep,
  workStyles: WorkStylesStep,
  desiredSalary: DesiredSalaryStep,
  personalities: PersonalitiesStep,
};
