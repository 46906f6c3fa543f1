import {
  type CandidateSort,
  type CandidateTab,
  candidateSorts,
  candidateTabs,
  SEARCH_PAGES_MAX,
  SEARCH_WORDS_MAX,
} from "@tefuda/domain/candidate/constants";
import type { SearchJokersInput } from "@tefuda/domain/candidate/schema";
import { CANDIDATE_AGE_MAX, CANDIDATE_AGE_MIN } from "@tefuda/domain/constants/limits";
import { type CompanyScale, companyScales } from "@tefuda/domain/options/company";
import {
  type Occupation,
  occupationOfSub,
  occupations,
  type SubOccupation,
  subOccupationKeys,
  subOccupationsOf,
} from "@tefuda/domain/options/occupations";
import {
  type JobChangeWillingness,
  jobChangeWillingnesses,
  type SideJobWillingness,
  sideJobWillingnesses,
} from "@tefuda/domain/options/willingness";
import {
  type PlaceNo,
  placeNumbers,
  type WorkplaceChoice,
  withPlaces,
  workplaceChoices,
} from "@tefuda/domain/options/workplaces";
import type { SavedConditions } from "@tefuda/domain/saved-search/schema";
import { cutWords } from "@/platform/search-params";

/** What the search screen asks for, as its address carries it (spec 3 · Candidate search filters). */
export interface CandidateFilters {
  readonly words: string;
  readonly occupation: readonly Occupation[];
  /** Each narrows the main occupation that it belongs to; the other main ones stay whole. */
  readonly subOccupation: readonly SubOccupation[];
  readonly jobChangeWillingness: readonly JobChangeWillingness[];
  readonly sideJobWillingness: readonly SideJobWillingness[];
  readonly preferredWorkplaces: readonly WorkplaceChoice[];
  readonly preferredPrefectures: readonly PlaceNo[];
  readonly companyScales: readonly CompanyScale[];
  readonly ageFrom: number | undefined;
  readonly ageTo: number | undefined;
  readonly hasIntroduction: boolean;
  readonly exceptOffered: boolean;
}

/** How the recommended ones are shown: card by card, or one below the other. */
export const recommendedViews = ["deck", "list"] as const;
export type RecommendedView = (typeof recommendedViews)[number];

export interface CandidateAddress {
  readonly tab: CandidateTab;
  readonly view: RecommendedView;
  readonly sort: CandidateSort;
  /** From 1. */
  readonly page: number;
  readonly filters: CandidateFilters;
}

export const noFilters: CandidateFilters = {
  words: "",
  occupation: [],
  subOccupation: [],
  jobChangeWillingness: [],
  sideJobWillingness: [],
  preferredWorkplaces: [],
  preferredPrefectures: [],
  companyScales: [],
  ageFrom: undefined,
  ageTo: undefined,
  hasIntroduction: false,
  exceptOffered: false,
};

const lists = {
  occupation: occupations,
  subOccupation: subOccupationKeys,
  jobChangeWillingness: jobChangeWillingnesses,
  sideJobWillingness: sideJobWillingnesses,
  preferredWorkplaces: workplaceChoices,
  companyScales,
} as const;
export type ListKey = keyof typeof lists;
export const listKeys = Object.keys(lists) as ListKey[];

/** Reads an address; what is not understood there counts as not said. */
export function readAddress(params: URLSearchParams): CandidateAddress {
  const chosen = <V extends string | number>(
    key: ListKey | "preferredPrefectures",
    values: readonly V[],
  ) => {
    const asked = (params.get(key) ?? "").split(",");
    return values.filter((value) => asked.includes(String(value)));
  };
  const ages = [age(params.get("ageFrom")), age(params.get("ageTo"))] as const;
  const [ageFrom, ageTo] = isOrdered(ages) ? ages : [undefined, undefined];
  return {
    tab: candidateTabs.find((tab) => tab === params.get("tab")) ?? "recommended",
    view: recommendedViews.find((view) => view === params.get("view")) ?? "deck",
    sort: candidateSorts.find((sort) => sort === params.get("sort")) ?? "recommended",
    page: integer(params.get("page"), 1, SEARCH_PAGES_MAX) ?? 1,
    filters: settled({
      words: cutWords(params.get("words") ?? "", SEARCH_WORDS_MAX),
      occupation: chosen("occupation", occupations),
      subOccupation: chosen("subOccupation", subOccupationKeys),
      jobChangeWillingness: chosen("jobChangeWillingness", jobChangeWillingnesses),
      sideJobWillingness: chosen("sideJobWillingness", sideJobWillingnesses),
      preferredWorkplaces: chosen("preferredWorkplaces", workplaceChoices),
      preferredPrefectures: chosen("preferredPrefectures", placeNumbers),
      companyScales: chosen("companyScales", companyScales),
      ageFrom,
      ageTo,
      hasIntroduction: params.get("hasIntroduction") === "1",
      exceptOffered: params.get("exceptOffered") === "1",
    }),
  };
}

/** Writes an address; what is as usual is left out. */
export function writeAddress({ tab, view, sort, page, filters }: CandidateAddress): string {
  const params = new URLSearchParams();
  const put = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") params.set(key, String(value));
  };
  put("tab", tab === "recommended" ? undefined : tab);
  put("view", view === "deck" ? undefined : view);
  put("sort", sort === "recommended" ? undefined : sort);
  put("words", filters.words.trim());
  for (const key of listKeys) put(key, filters[key].join(","));
  put("preferredPrefectures", filters.preferredPrefectures.join(","));
  put("ageFrom", filters.ageFrom);
  put("ageTo", filters.ageTo);
  put("hasIntroduction", filters.hasIntroduction ? 1 : undefined);
  put("exceptOffered", filters.exceptOffered ? 1 : undefined);
  put("page", page > 1 ? page : undefined);
  const query = params.toString();
  return query ? `/users?${query}` : "/users";
}

/** The call that an address asks for; the recommended ones know no filter but who has an offer. */
export function searchInputOf({ tab, sort, page, filters }: CandidateAddress): SearchJokersInput {
  if (tab !== "search")
    return { facets: { exceptOffered: true }, sort: "recommended", page: page - 1 };
  return { ...conditionsOf({ filters, sort }), page: page - 1 };
}

/** What an address searches for, without the page: what a saved search keeps. */
export function conditionsOf({
  filters,
  sort,
}: Pick<CandidateAddress, "filters" | "sort">): Omit<SearchJokersInput, "page"> {
  const hasAge = filters.ageFrom !== undefined || filters.ageTo !== undefined;
  return {
    words: filters.words,
    facets: {
      ...occupationFacets(filters),
      jobChangeWillingness: [...filters.jobChangeWillingness],
      sideJobWillingness: [...filters.sideJobWillingness],
      preferredWorkplaces: [...filters.preferredWorkplaces],
      preferredPrefectures: [...filters.preferredPrefectures],
      interestedCompanyScales: [...filters.companyScales],
      // `false` is never sent: it would narrow to those without.
      ...(filters.hasIntroduction && { hasIntroduction: true }),
      ...(filters.exceptOffered && { exceptOffered: true }),
    },
    ...(hasAge && { age: { lower: filters.ageFrom, upper: filters.ageTo } }),
    sort,
  };
}

/**
 * The entries of two facets all have to hold, so a main occupation beside a narrowed one is asked
 * for by all that belong to it.
 */
function occupationFacets({ occupation, subOccupation }: CandidateFilters) {
  if (subOccupation.length === 0) return { occupation: [...occupation] };
  const whole = occupation.filter(
    (main) => !subOccupation.some((sub) => occupationOfSub(sub) === main),
  );
  const rest = whole.flatMap((main) => subOccupationsOf(main).map(({ key }) => key));
  return { subOccupation: [...subOccupation, ...rest] };
}

/** The address of a saved search's conditions; the reverse of `conditionsOf`. */
export function addressOf({ words, facets, age, sort }: SavedConditions): CandidateAddress {
  const subs = facets.subOccupation ?? [];
  const mains = [...(facets.occupation ?? []), ...subs.map(occupationOfSub)];
  return {
    tab: "search",
    view: "deck",
    sort,
    page: 1,
    filters: settled({
      words: words ?? "",
      occupation: occupations.filter((main) => mains.includes(main)),
      // All that belong to a main occupation are the main occupation.
      subOccupation: subs.filter((sub) =>
        subOccupationsOf(occupationOfSub(sub)).some(({ key }) => !subs.includes(key)),
      ),
      jobChangeWillingness: facets.jobChangeWillingness ?? [],
      sideJobWillingness: facets.sideJobWillingness ?? [],
      preferredWorkplaces: facets.preferredWorkplaces ?? [],
      preferredPrefectures: facets.preferredPrefectures ?? [],
      companyScales: facets.interestedCompanyScales ?? [],
      ageFrom: age?.lower,
      ageTo: age?.upper,
      hasIntroduction: facets.hasIntroduction ?? false,
      exceptOffered: facets.exceptOffered ?? false,
    }),
  };
}

/** A sub-occupation narrows a main one that is chosen; without it, it says nothing. */
function settled(filters: CandidateFilters): CandidateFilters {
  const { occupation, subOccupation } = filters;
  return {
    ...filters,
    subOccupation: subOccupation.filter((sub) => occupation.includes(occupationOfSub(sub))),
  };
}

/** The filters with one entry of a list put in or taken out, in the list's order. */
export function toggled(
  filters: CandidateFilters,
  key: ListKey,
  value: string,
  isOn: boolean,
): CandidateFilters {
  const values: readonly string[] = lists[key];
  const chosen: readonly string[] = filters[key];
  return settled({
    ...filters,
    [key]: values.filter((one) => (one === value ? isOn : chosen.includes(one))),
  });
}

/** The filters with some places put in or taken out. */
export const toggledPlaces = (
  filters: CandidateFilters,
  places: readonly PlaceNo[],
  isOn: boolean,
): CandidateFilters => ({
  ...filters,
  preferredPrefectures: withPlaces(filters.preferredPrefectures, places, isOn),
});

/** How many filters narrow the search. */
export function countFilters(filters: CandidateFilters): number {
  const chosen = listKeys.filter(
    (key) => key !== "subOccupation" && filters[key].length > 0,
  ).length;
  const hasAge = filters.ageFrom !== undefined || filters.ageTo !== undefined;
  return (
    [
      hasAge,
      filters.hasIntroduction,
      filters.exceptOffered,
      filters.words.trim() !== "",
      filters.preferredPrefectures.length > 0,
    ].filter(Boolean).length + chosen
  );
}

function integer(text: string | null, min: number, max: number): number | undefined {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

const age = (text: string | null) => integer(text, CANDIDATE_AGE_MIN, CANDIDATE_AGE_MAX);

function isOrdered([from, to]: readonly [number | undefined, number | undefined]): boolean {
  return from === undefined || to === undefined || from <= to;
}
