import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import type { ComponentType } from "react";
import { ProfileImageStep } from "../profile-image/profile-image-step";
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

type StepPage = ComponentType<StepPageProps>;

/** The page of every step with a form. A new step is one file in `steps/` and one line here. */
export const stepPages: Readonly<Partial<Record<RegistrationStep, StepPage>>> = {
  industry: IndustryStep,
  occupation: OccupationStep,
  name: NameStep,
  email: EmailStep,
  phone: PhoneStep,
  profileImage: ProfileImageStep,
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
