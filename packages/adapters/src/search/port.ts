import type { CandidateSort } from "@tefuda/domain/candidate/constants";

/** What candidates can be narrowed by, as their search document holds it. */
export const searchFacets = [
  "occupation",
  "subOccupation",
  "jobChangeWillingness",
  "sideJobWillingness",
  "preferredWorkplaces",
  "preferredPrefectures",
  "interestedCompanyScales",
  "hasIntroduction",
] as const;
export type SearchFacet = (typeof searchFacets)[number];

export interface SearchQuery {
  /** Of each list, one of the words occurs in the text; folded, what was asked for itself stands first. */
  readonly words: readonly (readonly string[])[];
  /** Of each facet that is named, one of the values is held. */
  readonly facets: Readonly<Partial<Record<SearchFacet, readonly string[]>>>;
  /** The oldest and the youngest birthday that is found, in milliseconds. */
  readonly bornFrom?: number | undefined;
  readonly bornTo?: number | undefined;
  /** Only who can be found without a break since later than this, in milliseconds. */
  readonly searchableAfter?: number | undefined;
  /** Who hides from this company is left out. */
  readonly companyId: string;
  /** Ids that are left out. Whoever is still asking for them lets the index ask for changes meanwhile. */
  readonly except: readonly string[] | Promise<readonly string[]>;
  readonly sort: CandidateSort;
  readonly offset: number;
  readonly limit: number;
}

export interface SearchAnswer {
  /** One page, in the order of the sort; the higher id comes first in a tie. */
  readonly ids: string[];
  /** How many there are in all, exactly. */
  readonly nbHits: number;
}

/** The index of candidates whom companies can find (spec 7 · Search). */
export interface SearchPort {
  find(query: SearchQuery): Promise<SearchAnswer>;
  /** Takes over what has changed since the last time; answers once nothing is outstanding. */
  follow(): Promise<void>;
  /** Makes the index anew from the tables. */
  rebuild(): Promise<void>;
}

/** A person in the index. */
export interface SearchEntry {
  readonly id: string;
  readonly facets: Readonly<Record<SearchFacet, readonly string[]>>;
  /** In milliseconds, as the two times below. */
  readonly born: number | null;
  readonly score: number;
  readonly onlineAt: number | null;
  readonly searchableSince: number;
  /** The ids of the companies that the person hides from. */
  readonly hidesFrom: readonly string[];
  /** The folded text that words are looked for in; absent when it was not asked for. */
  readonly text?: string | undefined;
}

/** A person's folded text, which words are looked for in. */
export interface SearchText {
  readonly id: string;
  readonly text: string;
}

/** From where on to follow changes; only its maker reads it. */
export interface SearchMarker {
  readonly seen: string;
  readonly at: string;
  /** Transactions later than `seen` that were followed already. */
  readonly done: readonly string[];
}

export interface SearchChanges {
  readonly marker: SearchMarker;
  /** Who changed; those whose text is another than before, too. */
  readonly ids: readonly string[];
  readonly textIds: readonly string[];
}

/** The tables that an index is a copy of; the database package's search source has it. */
export interface SearchSource {
  /** A place in time from which on no change is missed. */
  mark(): Promise<SearchMarker>;
  /** What was committed since; undefined when the marker is too old to tell. */
  changesSince(marker: SearchMarker): Promise<SearchChanges | undefined>;
  /** Everyone who can be found, in the order of their ids, a part at a time. */
  readAll(withText: boolean): AsyncIterable<readonly SearchEntry[]>;
  /** Those of the ids who can be found. */
  read(ids: readonly string[], withText: boolean): Promise<readonly SearchEntry[]>;
  /** The texts of everyone who can be found, a part at a time. */
  readTexts(): AsyncIterable<readonly SearchText[]>;
  /** The ids of everyone in whose text the word occurs, 16 bytes each. */
  idsWithWord(word: string): Promise<Uint8Array>;
  /** All words that are looked for together with others, folded. */
  vocabulary(): Promise<readonly string[]>;
  /** The ids of everyone in whose text one of the words occurs. */
  idsWithAnyOf(words: readonly string[]): Promise<readonly string[]>;
  /** The ids of everyone who hides from the company. */
  idsHidingFrom(companyId: string): Promise<readonly string[]>;
}
