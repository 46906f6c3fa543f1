import {
  COMPANY_WORDS_MAX,
  type ListCompaniesInput,
  searchableScales,
} from "@tefuda/domain/company/search";
import { companyScaleHelps, companyScaleLabels } from "@tefuda/domain/options/company";
import { industries, industryLabels } from "@tefuda/domain/options/industries";
import { occupationLabels, occupations } from "@tefuda/domain/options/occupations";
import { workStyleLabels, workStyles } from "@tefuda/domain/options/work-styles";
import { choicesOf, cutWords, hrefWith, type SearchParams, textOf } from "@/platform/search-params";
import { companyCopy } from "./copy.ja.ts";

const PATH = "/companies";

/** What the address of the list says, checked; the page stands beside it. */
export function filtersOf(params: SearchParams) {
  return {
    q: cutWords(textOf(params, "q") ?? "", COMPANY_WORDS_MAX) || undefined,
    industry: choicesOf(params, "industry", industries),
    scale: choicesOf(params, "scale", searchableScales),
    occupation: choicesOf(params, "occupation", occupations),
    style: choicesOf(params, "style", workStyles),
  };
}
export type CompanyFilters = ReturnType<typeof filtersOf>;
type Facet = Exclude<keyof CompanyFilters, "q">;

/** The groups of choices in the order of the form. */
export const facets: readonly {
  readonly name: Facet;
  readonly label: string;
  readonly options: readonly { value: string; label: string; help?: string | undefined }[];
}[] = [
  {
    name: "industry",
    label: companyCopy.filters.industry,
    options: industries.map((value) => ({ value, label: industryLabels[value] })),
  },
  {
    name: "occupation",
    label: companyCopy.filters.occupation,
    options: occupations.map((value) => ({ value, label: occupationLabels[value] })),
  },
  {
    name: "scale",
    label: companyCopy.filters.scale,
    options: searchableScales.map((value) => ({
      value,
      label: companyScaleLabels[value],
      help: companyScaleHelps[value],
    })),
  },
  {
    name: "style",
    label: companyCopy.filters.style,
    options: workStyles.map((value) => ({ value, label: workStyleLabels[value] })),
  },
];

/** The address of a page of the list; the first one carries no number. */
export function listHref(filters: CompanyFilters, page = 1): string {
  return hrefWith(PATH, { ...filters, page: page > 1 ? page : undefined });
}

/** What the server is asked for. */
export function listInput(filters: CompanyFilters, page: number): ListCompaniesInput {
  return {
    words: filters.q,
    industries: filters.industry,
    companyScales: filters.scale,
    occupations: filters.occupation,
    workStyles: filters.style,
    page: page - 1,
  };
}

/** What is in use, each with the address of the list without it. */
export function activeFilters(filters: CompanyFilters) {
  const words = filters.q
    ? [{ label: companyCopy.words(filters.q), href: listHref({ ...filters, q: undefined }) }]
    : [];
  const choices = facets.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => (filters[name] as readonly string[]).includes(value))
      .map(({ value, label }) => ({
        label,
        href: listHref({
          ...filters,
          [name]: (filters[name] as readonly string[]).filter((one) => one !== value),
        }),
      })),
  );
  return [...words, ...choices];
}
