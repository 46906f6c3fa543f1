import { type SearchEntry, type SearchQuery, searchFacets } from "../port.ts";

/** What the hosted index is told of a person: nothing that a hit may not show. */
export function toRecord(
  { id, facets, born, score, onlineAt, searchableSince, text = "" }: SearchEntry,
  vocabulary: readonly string[],
) {
  return {
    objectID: id,
    /** The id once more, for ties: an index cannot be ordered by `objectID` itself. */
    tie: id,
    ...facets,
    ...(born !== null && { birthdayTimestamp: born }),
    score,
    onlineAt: onlineAt ?? 0,
    searchableSince,
    text,
    /** The index cannot be asked for one word or another within the text, but for one of these. */
    vocabulary: vocabulary.filter((word) => text.includes(word)),
  };
}

const sortedBy = (field: string) => ({ ranking: [`desc(${field})`, "desc(tie)"] });

const VOCABULARY = "vocabulary";

/** How words and facets are read; the same in every index. */
export const settings = {
  searchableAttributes: ["text"],
  attributesForFaceting: [...searchFacets, VOCABULARY].map((facet) => `filterOnly(${facet})`),
  numericAttributesForFiltering: ["birthdayTimestamp", "searchableSince"],
  attributesToRetrieve: ["objectID"],
  queryType: "prefixNone",
  typoTolerance: false,
  advancedSyntax: true,
  indexLanguages: ["ja"],
  queryLanguages: ["ja"],
  paginationLimitedTo: 2500,
} as const;

export const byScore = sortedBy("score");
export const byLogin = sortedBy("onlineAt");

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, " ")}"`;

/** A query in the hosted index's words; `except` holds everyone who is left out. */
export function toSearchParams(query: SearchQuery, except: readonly string[]) {
  const { bornFrom, bornTo, searchableAfter, offset, limit } = query;
  const anyOf = (facet: string, values: readonly string[] = []) =>
    values.length === 0
      ? []
      : [`(${values.map((value) => `${facet}:${quoted(value)}`).join(" OR ")})`];
  const chosen = searchFacets.flatMap((facet) => anyOf(facet, query.facets[facet]));
  const alone = query.words.filter((forms) => forms.length === 1).flat();
  const meant = query.words
    .filter((forms) => forms.length > 1)
    .flatMap((forms) => anyOf(VOCABULARY, forms));
  const bounds = [
    bornFrom !== undefined && `birthdayTimestamp >= ${bornFrom}`,
    bornTo !== undefined && `birthdayTimestamp <= ${bornTo}`,
    searchableAfter !== undefined && `searchableSince > ${searchableAfter}`,
  ].filter((bound) => bound !== false);
  const leftOut = [...new Set(except)].map((id) => `NOT objectID:${quoted(id)}`);
  return {
    query: alone.map(quoted).join(" "),
    filters: [...chosen, ...meant, ...bounds, ...leftOut].join(" AND "),
    hitsPerPage: limit,
    page: Math.floor(offset / limit),
    attributesToHighlight: [],
  };
}
