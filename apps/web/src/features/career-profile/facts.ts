import { companyScaleLabels } from "@tefuda/domain/options/company";
import { englishLevelLabels } from "@tefuda/domain/options/english";
import { industryLabels } from "@tefuda/domain/options/industries";
import { managementExperienceLabels } from "@tefuda/domain/options/management-experience";
import { occupationLabels, subOccupationLabels } from "@tefuda/domain/options/occupations";
import { formatSalaryRange } from "@tefuda/domain/options/salary";
import { selectionCriterionLabels } from "@tefuda/domain/options/selection-criteria";
import {
  jobChangeWillingnessLabels,
  sideJobWillingnessLabels,
} from "@tefuda/domain/options/willingness";
import { workStyleLabels } from "@tefuda/domain/options/work-styles";
import { workplacesText } from "@tefuda/domain/options/workplaces";
import type { Outputs } from "@/platform/trpc";
import { careerProfileCopy } from "./copy.ja";

export type Sheet = Outputs["joker"]["sheet"];

const { terms } = careerProfileCopy;

interface Fact {
  readonly term: string;
  readonly value: string;
}

const labelsOf = <Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
): string => keys.map((key) => labels[key]).join("、");

const filled = (facts: readonly { term: string; value: string | null | undefined | false | 0 }[]) =>
  facts.flatMap(({ term, value }): Fact[] => (value ? [{ term, value }] : []));

/** Kind of work, trade and age band, in one line under the name. */
export function headline({ occupation, subOccupation, industry, ageBand }: Sheet): string {
  const work = subOccupation
    ? subOccupationLabels[subOccupation]
    : occupation && occupationLabels[occupation];
  return [work, industry && industryLabels[industry], ageBand].filter(Boolean).join(" ・ ");
}

/** What someone can; the skills stand as words of their own. */
export function experienceOf(sheet: Sheet): Fact[] {
  const { managementExperience, englishLevel, toeicScore, toeflScore } = sheet;
  const english = [
    englishLevel && englishLevelLabels[englishLevel],
    toeicScore && terms.toeic(toeicScore),
    toeflScore && terms.toefl(toeflScore),
  ];
  return filled([
    {
      term: terms.management,
      value: managementExperience && managementExperienceLabels[managementExperience],
    },
    { term: terms.english, value: english.filter(Boolean).join("　") },
  ]);
}

/** What someone is looking for. */
export function wishesOf(sheet: Sheet): Fact[] {
  const { jobChangeWillingness: job, sideJobWillingness: side } = sheet;
  return filled([
    { term: terms.jobChange, value: job && jobChangeWillingnessLabels[job] },
    { term: terms.sideJob, value: side && sideJobWillingnessLabels[side] },
    {
      term: terms.salary,
      value: formatSalaryRange(sheet.minDesiredSalary, sheet.maxDesiredSalary),
    },
    { term: terms.workplaces, value: workplacesText(sheet) },
    {
      term: terms.interestedOccupations,
      value: labelsOf(sheet.interestedOccupations, subOccupationLabels),
    },
    {
      term: terms.companyScales,
      value: labelsOf(sheet.interestedCompanyScales, companyScaleLabels),
    },
    { term: terms.workStyles, value: labelsOf(sheet.workStyles, workStyleLabels) },
    {
      term: terms.criteria,
      value: labelsOf(sheet.focusOnChoosingCompanies, selectionCriterionLabels),
    },
  ]);
}
