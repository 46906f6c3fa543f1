import type { Authority } from "@tefuda/domain/options/authorities";
import type { CompanyScale, TeamSize } from "@tefuda/domain/options/company";
import type { EmploymentType } from "@tefuda/domain/options/employment";
import type { EnglishLevel } from "@tefuda/domain/options/english";
import type { Gender } from "@tefuda/domain/options/gender";
import type { Industry } from "@tefuda/domain/options/industries";
import type { ManagementExperience } from "@tefuda/domain/options/management-experience";
import type { Occupation, SubOccupation } from "@tefuda/domain/options/occupations";
import type { PersonalityKey } from "@tefuda/domain/options/personalities";
import type { SelectionCriterion } from "@tefuda/domain/options/selection-criteria";
import type { JobChangeWillingness, SideJobWillingness } from "@tefuda/domain/options/willingness";
import type { WorkCondition } from "@tefuda/domain/options/work-conditions";
import type { WorkStyle } from "@tefuda/domain/options/work-styles";
import type { WorkplaceChoice } from "@tefuda/domain/options/workplaces";
import type { DemoChatFile } from "./chat-files.ts";

export interface DemoAddress {
  /** Seven digits without a hyphen. */
  postalCode: string;
  /** 1-47 as in JIS X 0401. */
  prefecture: number;
  city: string;
  /** Empty when the company has the whole house. */
  building: string;
}

export interface DemoCompany {
  name: string;
  nameKana: string;
  /** Capital letter of the logo. */
  initial: string;
  siteUrl: string;
  address: DemoAddress;
  contact: string;
  foundedYear: number;
  representative: string;
  industry: Industry;
  companyScale: CompanyScale;
  teamSize: TeamSize;
  mission: string;
  vision: string;
  values: readonly string[];
  businessSummary: string;
  benefits: readonly string[];
  workStyles: readonly WorkStyle[];
  /** Accent hue of the drawings, in degrees. */
  hue: number;
}

export interface DemoPersonality {
  key: PersonalityKey;
  text: string;
}

export interface DemoAceCareer {
  companyName: string;
  position: string;
  /** Year and month, `YYYY-MM`. */
  startWorkingDuration: string;
  /** Absent for the current workplace. */
  endWorkingDuration?: string;
}

export interface DemoAce {
  companyIndex: number;
  name: string;
  nameKana: string;
  gender: Gender;
  /** `YYYY-MM-DD`. */
  birthday: string;
  position: string;
  occupations: readonly SubOccupation[];
  business: string;
  businessDetail: string;
  introduction: string;
  valueInJob: string;
  appealOfWorking: string;
  careers: readonly DemoAceCareer[];
  personalities: readonly DemoPersonality[];
  graduatedSchool: string;
  graduatedFacultyDepartment: string;
  authority: Authority;
  pickupPoint: string;
  /** False = on pause. */
  isAvailable: boolean;
  isAgent: boolean;
  agentOrder?: number;
}

export type DemoContractType = "regular" | "fixedTerm" | "partTime" | "outsourcing" | "employment";
export type DemoInsurance = "employment" | "workersAccident" | "health" | "pension";
export type DemoSmokingMeasure = "premises" | "indoor" | "indoorWithRoom" | "other";
export type DemoRecruitmentStatus = "draft" | "published" | "paused" | "closed";

export interface DemoWorkHours {
  kind: "fixed" | "flex" | "discretionary" | "weekly";
  detail: string;
}

export interface DemoReward {
  type: "hourly" | "monthly" | "result";
  /** Yen. */
  min: number;
  max: number;
  paymentDue: string;
}

export interface DemoFixedOvertimePay {
  hours: number;
  detail: string;
}

export interface DemoRecruitment {
  companyIndex: number;
  /** Positions in `demoAces`. */
  aceIndexes: readonly number[];
  title: string;
  employmentType: EmploymentType;
  contractType: DemoContractType;
  occupations: readonly SubOccupation[];
  duties: string;
  /** Text, or `noChange`. */
  dutiesChangeScope: string | null;
  /** Place numbers 1-48. */
  workplaces: readonly number[];
  workplaceAddress: string;
  workplaceChangeScope: string | null;
  contractPeriod: { kind: "indefinite" } | { kind: "fixed"; months: number };
  renewal: "none" | "possible" | "automatic" | null;
  renewalCriteria: string | null;
  renewalLimit: string | null;
  probation: { months: number; conditions: string | null } | null;
  workHours: DemoWorkHours | null;
  breakMinutes: number | null;
  /** Monthly average; 0 = none. */
  overtimeHours: number | null;
  holidays: string | null;
  /** Units of 10,000 yen a year. */
  minSalary: number | null;
  maxSalary: number | null;
  salaryDetail: string | null;
  /** `none` = not paid in advance; null where the row does not apply. */
  fixedOvertimePay: DemoFixedOvertimePay | "none" | null;
  reward: DemoReward | null;
  insurance: readonly DemoInsurance[];
  smokingMeasures: DemoSmokingMeasure | null;
  dispatch: boolean | null;
  cancelTerms: string | null;
  workConditions: readonly WorkCondition[];
  requirements: string;
  welcome: string;
  selectionProcess: string;
  status: DemoRecruitmentStatus;
  publishedDaysAgo: number | null;
  lastConfirmedDaysAgo: number | null;
  closesInDays: number | null;
}

export interface DemoName {
  text: string;
  kana: string;
}

/** The texts of one main occupation from which jokers are generated. */
export interface OccupationTexts {
  businesses: readonly string[];
  businessDetails: readonly string[];
  introductions: readonly string[];
}

export interface DemoCareer {
  companyName: string;
  position: string;
  startWorkingDuration: string;
  endWorkingDuration?: string;
  business: string;
  businessDetail: string;
  isCurrentWorkplace: boolean;
}

export interface DemoHeroJoker {
  name: string;
  nameKana: string;
  gender: Gender;
  birthday: string;
  industry: Industry;
  occupation: Occupation;
  subOccupation: SubOccupation;
  graduatedSchool: string;
  graduatedFacultyDepartment: string;
  careers: readonly DemoCareer[];
  skills: readonly string[];
  englishLevel?: EnglishLevel;
  toeicScore?: number;
  managementExperience: ManagementExperience;
  portfolioURL?: string;
  introduction: string;
  jobChangeWillingness: JobChangeWillingness;
  sideJobWillingness: SideJobWillingness;
  preferredWorkplaces: readonly WorkplaceChoice[];
  interestedOccupations: readonly SubOccupation[];
  interestedCompanyScales: readonly CompanyScale[];
  focusOnChoosingCompanies: readonly SelectionCriterion[];
  workStyles: readonly WorkStyle[];
  minDesiredSalary: number;
  maxDesiredSalary?: number;
  personalities: readonly DemoPersonality[];
  rank: "S" | "A" | "B" | "C" | "D" | "E";
}

export interface DemoChatTurn {
  from: "joker" | "ace";
  /** The name of the file, when one is sent instead of words. */
  text: string;
  file?: DemoChatFile;
  /** Minutes since the turn before. */
  minutesAfter: number;
}

export interface DemoConversation {
  /** What the talk is about, for the person choosing one in a test or a demo. */
  theme: string;
  employmentType: EmploymentType;
  turns: readonly DemoChatTurn[];
}

export interface DemoArticle {
  title: string;
  slug: string;
  category: "interview" | "company" | "career" | "news";
  companyIndex: number | null;
  aceIndexes: readonly number[];
  body: string;
  publishedDaysAgo: number;
}

export interface DemoAnnouncement {
  content: string;
  daysAgo: number;
}
