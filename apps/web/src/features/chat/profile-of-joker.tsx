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
import { DescriptionList } from "@/ui/description-list";
import { LinkedText } from "@/ui/linked-text";
import { profileCopy as copy } from "./profile-copy.ja";
import { CareerList, type JokerDoc, labelsOf, Personalities, ProfileHead } from "./profile-parts";

/** A seeker as the company they are matched with sees them. */
export function JokerProfile({ joker }: { joker: JokerDoc }) {
  const occupation = [
    joker.occupation && occupationLabels[joker.occupation],
    joker.subOccupation && subOccupationLabels[joker.subOccupation],
  ]
    .filter(Boolean)
    .join(" / ");
  const items = [
    { term: copy.nameKana, value: joker.nameKana },
    { term: copy.industry, value: joker.industry && industryLabels[joker.industry] },
    { term: copy.skills, value: joker.skills.join("、") },
    { term: copy.english, value: joker.englishLevel && englishLevelLabels[joker.englishLevel] },
    {
      term: copy.management,
      value: joker.managementExperience && managementExperienceLabels[joker.managementExperience],
    },
    {
      term: copy.school,
      value: [joker.graduatedSchool, joker.graduatedFacultyDepartment].filter(Boolean).join("　"),
    },
    {
      term: copy.portfolio,
      value: joker.portfolioURL && <LinkedText text={joker.portfolioURL} />,
    },
    {
      term: copy.jobChange,
      value: joker.jobChangeWillingness && jobChangeWillingnessLabels[joker.jobChangeWillingness],
    },
    {
      term: copy.sideJob,
      value: joker.sideJobWillingness && sideJobWillingnessLabels[joker.sideJobWillingness],
    },
    {
      term: copy.salary,
      value: formatSalaryRange(joker.minDesiredSalary, joker.maxDesiredSalary),
    },
    { term: copy.workplaces, value: workplacesText(joker) },
    { term: copy.workStyles, value: labelsOf(joker.workStyles, workStyleLabels) },
    {
      term: copy.criteria,
      value: labelsOf(joker.focusOnChoosingCompanies, selectionCriterionLabels),
    },
    { term: copy.introduction, value: joker.introduction },
  ];
  return (
    <>
      <ProfileHead name={joker.name ?? ""} image={joker.profileImageURL} line={occupation} />
      <DescriptionList items={items.filter(({ value }) => value)} />
      <CareerList careers={joker.careers} />
      <Personalities entries={joker.personalities} />
    </>
  );
}
