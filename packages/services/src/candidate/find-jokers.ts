import type { SearchFacet } from "@tefuda/adapters/search/port";
import { readSearchExceptions } from "@tefuda/db/queries/candidate";
import {
  type CandidateSort,
  SEARCH_PAGE_SIZE,
  SEARCH_PAGES_MAX,
  SEARCH_WORDS_MAX,
} from "@tefuda/domain/candidate/constants";
import type { SearchJokers } from "@tefuda/domain/candidate/schema";
import { birthdayBounds, birthdayTimestamp } from "@tefuda/domain/joker/age";
import { exclusiveCompanyScale } from "@tefuda/domain/options/company";
import { exclusiveWorkplaceChoice, placeValuesFor } from "@tefuda/domain/options/workplaces";
import type { Synonyms } from "@tefuda/domain/text/synonyms";
import type { Ctx } from "../kernel/context.ts";
import { readSought } from "../synonym/sought.ts";
import { companyOf, type Viewer } from "./viewer.ts";

/** Words, facets and ages; what a saved search keeps. */
export type CandidateQuery = Pick<SearchJokers, "words" | "facets" | "age">;

export interface FindJokersInput {
  readonly query: CandidateQuery;
  readonly sort: CandidateSort;
  /** From 0. */
  readonly page: number;
  /** Ids a page, 50 at most; 20 unless told. */
  readonly size?: number;
  /** Ids of jokers to leave out, beside those whom the company does not see. */
  readonly except?: readonly string[];
  /** Only those who became searchable after this time. */
  readonly newSince?: Date;
}

export interface FoundJokers {
  readonly ids: string[];
  /** How many there are in all, exactly. */
  readonly nbHits: number;
  /** Pages that can be opened, 50 at most. */
  readonly nbPages: number;
  readonly synonyms: Synonyms | null;
}

/**
 * The ids of the candidates whom the viewer's company may find (spec 7 · Search): registered, of
 * a shown rank, neither hidden by nor from the company, not matched with it. The index answers;
 * what concerns the company alone is asked of the tables.
 */
export async function findJokers(ctx: Ctx<Viewer>, input: FindJokersInput): Promise<FoundJokers> {
  const { query, sort, page, size = SEARCH_PAGE_SIZE, newSince } = input;
  const { facets, age, words } = query;
  const born = birthdayBounds(age ?? {}, ctx.clock());
  const companyId = companyOf(ctx.actor);
  const sought = await readSought(ctx, words, SEARCH_WORDS_MAX);
  const except = readSearchExceptions(ctx.db, companyId, facets.exceptOffered ?? false);
  const { ids, nbHits } = await ctx.ports.search.find({
    words: sought.words.map(({ forms }) => forms),
    facets: wantedFacets(facets),
    bornFrom: millisecondsOf(born.from),
    bornTo: millisecondsOf(born.to),
    searchableAfter: newSince?.getTime(),
    companyId,
    // Asked for at once with what has changed: neither waits for the other.
    except: except.then((ids) => [...ids, ...(input.except ?? [])]),
    sort,
    offset: page * size,
    limit: size,
  });
  const nbPages = Math.min(SEARCH_PAGES_MAX, Math.ceil(nbHits / size));
  return { ids, nbHits, nbPages, synonyms: sought.synonyms };
}

const millisecondsOf = (day: string | undefined) =>
  day === undefined ? undefined : birthdayTimestamp(day);

/** Someone who does not mind is found under every choice of a place and of a company's size. */
function wantedFacets({
  preferredWorkplaces,
  preferredPrefectures,
  interestedCompanyScales,
  hasIntroduction,
  exceptOffered: _asked,
  ...facets
}: CandidateQuery["facets"]): Partial<Record<SearchFacet, readonly string[]>> {
  return {
    ...facets,
    ...(preferredWorkplaces?.length && {
      preferredWorkplaces: [...preferredWorkplaces, exclusiveWorkplaceChoice],
    }),
    ...(preferredPrefectures?.length && {
      preferredPrefectures: placeValuesFor(preferredPrefectures),
    }),
    ...(interestedCompanyScales?.length && {
      interestedCompanyScales: [...interestedCompanyScales, exclusiveCompanyScale],
    }),
    ...(hasIntroduction && { hasIntroduction: ["true"] }),
  };
}
