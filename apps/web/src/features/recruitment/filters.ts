import {
  type EmploymentType,
  employmentTypeShortLabels,
  employmentTypes,
} from "@tefuda/domain/options/employment";
import {
  occupationLabels,
  occupations,
  subOccupationKeys,
  subOccupationLabels,
} from "@tefuda/domain/options/occupations";
import { minSalaryLabel } from "@tefuda/domain/options/salary";
import { workConditionLabels, workConditions } from "@tefuda/domain/options/work-conditions";
import {
  placeLabels,
  placeNumbers,
  regionLabels,
  regions,
} from "@tefuda/domain/options/workplaces";
import { RECRUITMENT_WORDS_MAX } from "@tefuda/domain/recruitment/constants";
import { salaryBounds } from "@tefuda/domain/recruitment/search";
import { choicesOf, cutWords, hrefWith, type SearchParams, textOf } from "@/platform/search-params";
import { recruitmentCopy } from "./copy.ja";

const copy = recruitmentCopy.filters;
const path = "/recruitments";
const placeKeys = placeNumbers.map(String);
const salaryKeys = salaryBounds.map(String);

export type RecruitmentFilters = ReturnType<typeof readFilters>;

/** What the address narrows the positions by; what it says wrongly is left out. */
export function readFilters(params: SearchParams) {
  return {
    q: cutWords(textOf(params, "q") ?? "", RECRUITMENT_WORDS_MAX) || undefined,
    type: choicesOf(params, "type", employmentTypes)[0],
    occupation: choicesOf(params, "occupation", occupations),
    sub: choicesOf(params, "sub", subOccupationKeys),
    region: choicesOf(params, "region", regions),
    place: choicesOf(params, "place", placeKeys),
    condition: choicesOf(params, "condition", workConditions),
    salary: choicesOf(params, "salary", salaryKeys)[0],
  };
}

/** The filters as the server's call takes them. */
export function toListInput(filters: RecruitmentFilters) {
  return {
    words: filters.q,
    employmentType: filters.type,
    occupations: filters.occupation,
    subOccupations: filters.sub,
    regions: filters.region,
    places: placeNumbers.filter((no) => filters.place.includes(String(no))),
    workConditions: filters.condition,
    minSalary: filters.salary === undefined ? undefined : Number(filters.salary),
  };
}

/** The address of the list with these filters; page 1 has none of its own. */
export function hrefOf(filters: RecruitmentFilters, page = 1): string {
  return hrefWith(path, { ...filters, page: page > 1 ? page : undefined });
}

/** The address of the list with the same filters for another kind of work. */
export function hrefOfType(filters: RecruitmentFilters, type?: EmploymentType): string {
  return hrefOf({ ...filters, type });
}

/** How many filters of the panel are in use. */
export function countFilters({ q: _, type: __, ...filters }: RecruitmentFilters): number {
  const { salary, ...lists } = filters;
  return Object.values(lists).flat().length + (salary ? 1 : 0);
}

/** Everything that narrows the list, each with the address without it. */
export function activeItems(filters: RecruitmentFilters) {
  const listItems = <Name extends "occupation" | "sub" | "region" | "place" | "condition">(
    name: Name,
    labelOf: (value: RecruitmentFilters[Name][number]) => string,
  ) =>
    (filters[name] as RecruitmentFilters[Name][number][]).map((value) => ({
      label: labelOf(value),
      href: hrefOf({
        ...filters,
        [name]: (filters[name] as readonly string[]).filter((one) => one !== value),
      }),
    }));
  return [
    ...(filters.q
      ? [{ label: copy.words(filters.q), href: hrefOf({ ...filters, q: undefined }) }]
      : []),
    ...(filters.type
      ? [{ label: employmentTypeShortLabels[filters.type], href: hrefOfType(filters) }]
      : []),
    ...listItems("occupation", (key) => occupationLabels[key]),
    ...listItems("sub", (key) => subOccupationLabels[key]),
    ...listItems("region", (key) => regionLabels[key]),
    ...listItems("place", placeLabel),
    ...listItems("condition", (key) => workConditionLabels[key]),
    ...(filters.salary
      ? [
          {
            label: copy.salaryItem(minSalaryLabel(Number(filters.salary))),
            href: hrefOf({ ...filters, salary: undefined }),
          },
        ]
      : []),
  ];
}

function placeLabel(key: string): string {
  const no = placeNumbers.find((one) => String(one) === key);
  return no === undefined ? key : placeLabels[no];
}
