import { ACE_WORDS_MAX, type SearchAcesInput } from "@tefuda/domain/ace/search";
import { occupations } from "@tefuda/domain/options/occupations";
import { choicesOf, cutWords, hrefWith, type SearchParams, textOf } from "@/platform/search-params";
import { aceCopy } from "./copy.ja.ts";

/** What the address of the search says, checked; the page stands beside it. */
export function filtersOf(params: SearchParams) {
  return {
    q: cutWords(textOf(params, "q") ?? "", ACE_WORDS_MAX) || undefined,
    occupation: choicesOf(params, "occupation", occupations),
    /** Everybody, one page after the other. */
    all: textOf(params, "all") === "1" ? "1" : undefined,
  };
}
export type AceFilters = ReturnType<typeof filtersOf>;

/** Whether the reader looks for someone, or has just come in. */
export const isSearch = ({ q, occupation, all }: AceFilters): boolean =>
  q !== undefined || occupation.length > 0 || all !== undefined;

/** The address of a page of the search; the first one carries no number. */
export function searchHref(filters: Partial<AceFilters>, page = 1): string {
  const isNarrowed = filters.q !== undefined || (filters.occupation?.length ?? 0) > 0;
  return hrefWith("/ace", {
    q: filters.q,
    occupation: filters.occupation,
    all: isNarrowed ? undefined : filters.all,
    page: page > 1 ? page : undefined,
  });
}

/** What the server is asked for. */
export const searchInput = ({ q, occupation }: AceFilters, page: number): SearchAcesInput => ({
  words: q,
  occupations: occupation,
  page: page - 1,
});

/** The words in use, with the address of the search without them; occupations leave by themselves. */
export function activeWords(filters: AceFilters) {
  const { q } = filters;
  return q ? [{ label: aceCopy.words(q), href: searchHref({ ...filters, q: undefined }) }] : [];
}
