import { companyScaleLabels } from "@tefuda/domain/options/company";
import { englishLevelLabels } from "@tefuda/domain/options/english";
import { industryLabels } from "@tefuda/domain/options/industries";
import { managementExperienceLabels } from "@tefuda/domain/options/management-experience";
import { subOccupationLabels } from "@tefuda/domain/options/occupations";
import { personalityPrompts } from "@tefuda/domain/options/personalities";
import { formatSalaryRange } from "@tefuda/domain/options/salary";
import { selectionCriterionLabels } from "@tefuda/domain/options/selection-criteria";
import {
  jobChangeWillingnessLabels,
  sideJobWillingnessLabels,
} from "@tefuda/domain/options/willingness";
import { workStyleLabels } from "@tefuda/domain/options/work-styles";
import { workplacesText } from "@tefuda/domain/options/workplaces";
import { DescriptionList } from "@/ui/description-list";
import { SectionCard } from "@/ui/section-card";
import { Tag } from "@/ui/tag";
import { occupationLine } from "./candidate-facts";
import { candidateCopy as copy } from "./copy.ja";
import type { MaskedProfile } from "./types";

const { sections, terms } = copy;

/** The profile in its parts: in their own words, what they did, what they can, what they want. */
export function DetailSections({ candidate }: { candidate: MaskedProfile }) {
  const { personalities } = candidate;
  return (
    <div className="grid min-w-0 gap-6">
      <SectionCard title={sections.introduction}>
        {candidate.introduction ? (
          <p className="whitespace-pre-line">{candidate.introduction}</p>
        ) : (
          <p className="text-ink-3 text-sm">{copy.noIntroduction}</p>
        )}
      </SectionCard>
      <SectionCard title={sections.careers}>
        <Careers careers={candidate.careers} />
      </SectionCard>
      <SectionCard title={sections.experience}>
        <DescriptionList items={experienceOf(candidate)} />
      </SectionCard>
      <SectionCard title={sections.wishes}>
        <DescriptionList items={wishesOf(candidate)} />
      </SectionCard>
      {personalities.length > 0 && (
        <SectionCard title={sections.personalities}>
          <DescriptionList
            items={personalities.map(({ key, text }) => ({
              term: personalityPrompts[key],
              value: text,
            }))}
          />
        </SectionCard>
      )}
    </div>
  );
}

function Careers({ careers }: Pick<MaskedProfile, "careers">) {
  return (
    <ol className="grid gap-5">
      {careers.map((career) => (
        <li key={career.id} className="grid gap-1 border-line border-l-2 pl-4">
          <p className="text-ink-2 text-xs tabular-nums">
            {monthOf(career.startWorkingDuration)}〜
            {career.endWorkingDuration ? monthOf(career.endWorkingDuration) : copy.present}
          </p>
          {career.position && <h3 className="text-base">{career.position}</h3>}
          {career.business && <p className="whitespace-pre-line text-sm">{career.business}</p>}
          {career.businessDetail && (
            <p className="whitespace-pre-line text-ink-2 text-sm">{career.businessDetail}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** `2018-04` as `2018.04`. */
const monthOf = (yearMonth: string) => yearMonth.replace("-", ".");

function labelsOf<Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
): string {
  return keys.map((key) => labels[key]).join("、");
}

function experienceOf(candidate: MaskedProfile) {
  const { skills, industry, managementExperience, englishLevel } = candidate;
  const english = [
    englishLevel && englishLevelLabels[englishLevel],
    candidate.toeicScore && terms.toeic(candidate.toeicScore),
    candidate.toeflScore && terms.toefl(candidate.toeflScore),
  ];
  return [
    { term: terms.occupation, value: occupationLine(candidate) },
    { term: terms.industry, value: industry && industryLabels[industry] },
    { term: terms.ageBand, value: candidate.ageBand },
    {
      term: terms.skills,
      value: (
        <span className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <Tag key={skill} label={skill} tone="indigo" />
          ))}
        </span>
      ),
    },
    {
      term: terms.management,
      value: managementExperience && managementExperienceLabels[managementExperience],
    },
    { term: terms.english, value: english.filter(Boolean).join("　") },
  ];
}

function wishesOf(candidate: MaskedProfile) {
  const { jobChangeWillingness: job, sideJobWillingness: side } = candidate;
  return [
    { term: terms.jobChange, value: job && jobChangeWillingnessLabels[job] },
    { term: terms.sideJob, value: side && sideJobWillingnessLabels[side] },
    {
      term: terms.salary,
      value: formatSalaryRange(candidate.minDesiredSalary, candidate.maxDesiredSalary),
    },
    { term: terms.workplaces, value: workplacesText(candidate) },
    {
      term: terms.interestedOccupations,
      value: labelsOf(candidate.interestedOccupations, subOccupationLabels),
    },
    {
      term: terms.companyScales,
      value: labelsOf(candidate.interestedCompanyScales, companyScaleLabels),
    },
    { term: terms.workStyles, value: labelsOf(candidate.workStyles, workStyleLabels) },
    {
      term: terms.criteria,
      value: labelsOf(candidate.focusOnChoosingCompanies, selectionCriterionLabels),
    },
  ];
}
