import { registrationStepNames } from "../judgement/remarks.ts";
import { companyScaleLabels } from "../options/company.ts";
import { englishLevelLabels } from "../options/english.ts";
import { genderLabels } from "../options/gender.ts";
import { industryLabels } from "../options/industries.ts";
import { managementExperienceLabels } from "../options/management-experience.ts";
import { occupationLabels, subOccupationLabels } from "../options/occupations.ts";
import { type PersonalityKey, personalityPrompts } from "../options/personalities.ts";
import { formatSalaryRange } from "../options/salary.ts";
import { selectionCriterionLabels } from "../options/selection-criteria.ts";
import { jobChangeWillingnessLabels, sideJobWillingnessLabels } from "../options/willingness.ts";
import { workStyleLabels } from "../options/work-styles.ts";
import { type PlaceNo, placeLabels, workplaceChoiceLabels } from "../options/workplaces.ts";
import { type CompletableProfile, isStepDone } from "./completeness.ts";
import { type RegistrationStep, registrationSteps } from "./steps.ts";

type Key<Labels> = keyof Labels | null;

/** The whole profile as a seeker and an operator read it. */
export interface ReadableProfile extends CompletableProfile {
  readonly industry: Key<typeof industryLabels>;
  readonly occupation: Key<typeof occupationLabels>;
  readonly subOccupation: Key<typeof subOccupationLabels>;
  readonly name: string | null;
  readonly nameKana: string | null;
  readonly gender: Key<typeof genderLabels>;
  readonly birthday: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly graduatedSchool: string | null;
  readonly graduatedFacultyDepartment: string | null;
  readonly careers: readonly {
    readonly companyName: string;
    readonly position: string | null;
    readonly startWorkingDuration: string;
    readonly endWorkingDuration: string | null;
    readonly business: string | null;
    readonly businessDetail: string | null;
    readonly isCurrentWorkplace: boolean;
  }[];
  readonly skills: readonly string[];
  readonly englishLevel: Key<typeof englishLevelLabels>;
  readonly englishScores: Readonly<Partial<Record<"toeicScore" | "toeflScore", number | null>>>;
  readonly managementExperience: Key<typeof managementExperienceLabels>;
  readonly portfolioURL: string | null;
  readonly introduction: string | null;
  readonly jobChangeWillingness: Key<typeof jobChangeWillingnessLabels>;
  readonly sideJobWillingness: Key<typeof sideJobWillingnessLabels>;
  readonly preferredWorkplaces: readonly (keyof typeof workplaceChoiceLabels)[];
  readonly preferredPrefectures: readonly number[];
  readonly interestedOccupations: readonly (keyof typeof subOccupationLabels)[];
  readonly interestedCompanyScales: readonly (keyof typeof companyScaleLabels)[];
  readonly focusOnChoosingCompanies: readonly (keyof typeof selectionCriterionLabels)[];
  readonly workStyles: readonly (keyof typeof workStyleLabels)[];
  readonly minDesiredSalary: number | null;
  readonly maxDesiredSalary: number | null;
  readonly personalities: readonly { readonly key: PersonalityKey; readonly text: string }[];
}

/** One entry of a section: a short value, a long text under a heading, or a row of words. */
export interface ProfileEntry {
  /** Absent where the section's title already says it. */
  readonly label?: string;
  readonly note?: string;
  readonly text?: string;
  readonly words?: readonly string[];
}

export interface ProfileSection {
  readonly step: RegistrationStep;
  readonly title: string;
  readonly isRequired: boolean;
  readonly isFilled: boolean;
  readonly entries: readonly ProfileEntry[];
}

const labelOf = <Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  key: keyof Labels | null,
) => (key === null ? "" : (labels[key] ?? ""));

/** `2020-04` as `2020年4月`. */
function formatYearMonth(month: string): string {
  const [year, number] = month.split("-");
  return `${year}年${Number(number)}月`;
}

/** `2020年4月〜現在`, or with the month of the end. */
export function formatWorkingPeriod(career: {
  readonly startWorkingDuration: string;
  readonly endWorkingDuration?: string | null | undefined;
}): string {
  const end = career.endWorkingDuration ? formatYearMonth(career.endWorkingDuration) : "現在";
  return `${formatYearMonth(career.startWorkingDuration)}〜${end}`;
}

/** `1992-05-01` as `1992年5月1日`. */
function formatBirthday(birthday: string): string {
  const [year, month, day] = birthday.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}

function entriesOf(profile: ReadableProfile, step: RegistrationStep): ProfileEntry[] {
  switch (step) {
    case "industry":
      return [{ text: labelOf(industryLabels, profile.industry) }];
    case "occupation":
      return [
        { text: labelOf(occupationLabels, profile.occupation) },
        { text: labelOf(subOccupationLabels, profile.subOccupation) },
      ];
    case "name":
      return [
        { label: "お名前", text: profile.name ?? "" },
        { label: "お名前（カナ）", text: profile.nameKana ?? "" },
        { label: "性別", text: labelOf(genderLabels, profile.gender) },
        { label: "生年月日", text: profile.birthday ? formatBirthday(profile.birthday) : "" },
      ];
    case "email":
      return [{ text: profile.email ?? "" }];
    case "phone":
      return [{ text: profile.phone ?? "" }];
    case "profileImage":
      return [{ text: profile.profileImageURL ? "設定済み" : "" }];
    case "education":
      return [
        { label: "学校名", text: profile.graduatedSchool ?? "" },
        { label: "学部・学科", text: profile.graduatedFacultyDepartment ?? "" },
      ];
    case "careers":
      return profile.careers.map((career) => ({
        label: career.companyName,
        note: [career.position, formatWorkingPeriod(career)].filter(Boolean).join(" ・ "),
        text: [career.business, career.businessDetail].filter(Boolean).join("\n\n"),
      }));
    case "skills":
      return [{ words: profile.skills }];
    case "english": {
      const { toeicScore, toeflScore } = profile.englishScores;
      return [
        { text: labelOf(englishLevelLabels, profile.englishLevel) },
        { text: toeicScore == null ? "" : `TOEIC ${toeicScore}点` },
        { text: toeflScore == null ? "" : `TOEFL ${toeflScore}点` },
      ];
    }
    case "managementExperience":
      return [{ text: labelOf(managementExperienceLabels, profile.managementExperience) }];
    case "portfolio":
      return [{ text: profile.portfolioURL ?? "" }];
    case "introduction":
      return [{ text: profile.introduction ?? "" }];
    case "jobChangeWillingness":
      return [
        { label: "転職", text: labelOf(jobChangeWillingnessLabels, profile.jobChangeWillingness) },
        { label: "副業", text: labelOf(sideJobWillingnessLabels, profile.sideJobWillingness) },
      ];
    case "preferredWorkplaces":
      return [
        { words: profile.preferredWorkplaces.map((key) => workplaceChoiceLabels[key]) },
        { words: profile.preferredPrefectures.map((no) => placeLabels[no as PlaceNo]) },
      ];
    case "interestedOccupations":
      return [{ words: profile.interestedOccupations.map((key) => subOccupationLabels[key]) }];
    case "interestedCompanyScales":
      return [{ words: profile.interestedCompanyScales.map((key) => companyScaleLabels[key]) }];
    case "focusOnChoosingCompanies":
      return [
        { words: profile.focusOnChoosingCompanies.map((key) => selectionCriterionLabels[key]) },
      ];
    case "workStyles":
      return [{ words: profile.workStyles.map((key) => workStyleLabels[key]) }];
    case "desiredSalary":
      return [{ text: formatSalaryRange(profile.minDesiredSalary, profile.maxDesiredSalary) }];
    case "personalities":
      return profile.personalities.map(({ key, text }) => ({
        label: personalityPrompts[key],
        text,
      }));
    case "confirmation":
      return [];
    default:
      return step satisfies never;
  }
}

const says = ({ text, words }: ProfileEntry) => Boolean(text) || (words?.length ?? 0) > 0;

/**
 * A profile in sections, one a registration step, in the order of the steps: what the confirmation,
 * the own profile and the operator's case show. Empty entries are left out.
 */
export function profileSections(profile: ReadableProfile): ProfileSection[] {
  return registrationSteps
    .filter(({ key }) => key !== "confirmation")
    .map(({ key, required }) => ({
      step: key,
      title: registrationStepNames[key],
      isRequired: required,
      isFilled: isStepDone(profile, key),
      entries: entriesOf(profile, key).filter(says),
    }));
}
