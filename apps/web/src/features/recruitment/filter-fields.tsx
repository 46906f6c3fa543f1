import {
  occupationLabels,
  occupations,
  subOccupationsOf,
} from "@tefuda/domain/options/occupations";
import { minSalaryLabel } from "@tefuda/domain/options/salary";
import { workConditionLabels, workConditions } from "@tefuda/domain/options/work-conditions";
import { placesOf, regionLabels, regions } from "@tefuda/domain/options/workplaces";
import { salaryBounds } from "@tefuda/domain/recruitment/search";
import { CheckList } from "@/ui/check-list";
import { ChoiceSelect } from "@/ui/choice-select";
import { recruitmentCopy } from "./copy.ja";
import type { RecruitmentFilters } from "./filters";

const copy = recruitmentCopy.filters;

const choices = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

const occupationChoices = choices(occupations, occupationLabels);
const subGroups = occupations.map((occupation) => ({
  label: occupationLabels[occupation],
  options: subOccupationsOf(occupation).map(({ key, label }) => ({ value: key, label })),
}));
const regionChoices = choices(regions, regionLabels);
const placeGroups = regions.map((region) => ({
  label: regionLabels[region],
  options: placesOf(region).map(({ no, label }) => ({ value: String(no), label })),
}));
const conditionChoices = choices(workConditions, workConditionLabels);
const salaryChoices = salaryBounds.map((bound) => ({
  value: String(bound),
  label: minSalaryLabel(bound),
}));

/** Everything that positions are narrowed by beside words and the kind of work. */
export function FilterFields({ filters }: { filters: RecruitmentFilters }) {
  return (
    <>
      <CheckList
        name="occupation"
        label={copy.occupation}
        options={occupationChoices}
        chosen={filters.occupation}
        open
      />
      <ChoiceSelect
        name="sub"
        label={copy.sub}
        anyLabel={copy.anySub}
        groups={subGroups}
        chosen={filters.sub[0]}
      />
      <CheckList
        name="region"
        label={copy.region}
        options={regionChoices}
        chosen={filters.region}
      />
      <ChoiceSelect
        name="place"
        label={copy.place}
        anyLabel={copy.anyPlace}
        groups={placeGroups}
        chosen={filters.place[0]}
      />
      <CheckList
        name="condition"
        label={copy.conditions}
        options={conditionChoices}
        chosen={filters.condition}
      />
      <ChoiceSelect
        name="salary"
        label={copy.salary}
        anyLabel={copy.anySalary}
        options={salaryChoices}
        chosen={filters.salary}
        help={copy.salaryHelp}
      />
    </>
  );
}
