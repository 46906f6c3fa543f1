import { candidateFilterLabels } from "@tefuda/domain/candidate/constants";
import { companyScaleLabels } from "@tefuda/domain/options/company";
import { occupationLabels, subOccupationLabels } from "@tefuda/domain/options/occupations";
import {
  jobChangeWillingnessLabels,
  sideJobWillingnessLabels,
} from "@tefuda/domain/options/willingness";
import {
  placeLabels,
  placesOf,
  regionLabels,
  regions,
  workplaceChoiceLabels,
} from "@tefuda/domain/options/workplaces";
import { candidateCopy as copy } from "./copy.ja";
import { type CandidateFilters, type ListKey, listKeys, toggled, toggledPlaces } from "./filters";

const labels: Readonly<Record<ListKey, Readonly<Record<string, string>>>> = {
  occupation: occupationLabels,
  subOccupation: subOccupationLabels,
  jobChangeWillingness: jobChangeWillingnessLabels,
  sideJobWillingness: sideJobWillingnessLabels,
  preferredWorkplaces: workplaceChoiceLabels,
  companyScales: companyScaleLabels,
};
const heads: Readonly<Partial<Record<ListKey, string>>> = {
  jobChangeWillingness: candidateFilterLabels.jobChangeWillingness,
  sideJobWillingness: candidateFilterLabels.sideJobWillingness,
  companyScales: candidateFilterLabels.companyScales,
};

interface Chip {
  readonly label: string;
  readonly without: (filters: CandidateFilters) => CandidateFilters;
}

/** The places, a whole region as one. */
function placeChips({ preferredPrefectures: chosen }: CandidateFilters): Chip[] {
  return regions.flatMap((region) => {
    const places = placesOf(region).map(({ no }) => no);
    const here = places.filter((no) => chosen.includes(no));
    const parts =
      here.length === places.length
        ? [{ label: regionLabels[region], nos: places }]
        : here.map((no) => ({ label: placeLabels[no], nos: [no] }));
    return parts.map(({ label, nos }) => ({
      label: copy.chip(copy.places, label),
      without: (f) => toggledPlaces(f, nos, false),
    }));
  });
}

/** What the search is narrowed by, entry by entry, each with the filters without it. */
export function chipsOf(filters: CandidateFilters): Chip[] {
  const { words, ageFrom, ageTo } = filters;
  const chips: Chip[] = [];
  if (words)
    chips.push({ label: copy.chip(copy.words, words), without: (f) => ({ ...f, words: "" }) });
  for (const key of listKeys)
    for (const value of filters[key]) {
      const label = labels[key][value] ?? value;
      const head = heads[key];
      chips.push({
        label: head ? copy.chip(head, label) : label,
        without: (f) => toggled(f, key, value, false),
      });
    }
  chips.push(...placeChips(filters));
  if (ageFrom !== undefined || ageTo !== undefined)
    chips.push({
      label: copy.ageRange(ageFrom, ageTo),
      without: (f) => ({ ...f, ageFrom: undefined, ageTo: undefined }),
    });
  for (const key of ["hasIntroduction", "exceptOffered"] as const)
    if (filters[key])
      chips.push({ label: candidateFilterLabels[key], without: (f) => ({ ...f, [key]: false }) });
  return chips;
}
