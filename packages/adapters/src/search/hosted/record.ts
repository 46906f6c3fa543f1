import { type SearchEntry, type SearchQuery, searchFacets } from "../port.ts";

/** What the hosted index is told of a person: nothing that a hit may not show. */
export function toRecord({
  id,
  facets,
  born,
  score,
  onlineAt,
  searchableSince,
  text,
}: SearchEntry) {
  return {
    objectID: id,
    /** The id once more, for ties: an index cannot be ordered by `objectID` itself. */
    tie: id,
    ...facets,
    ...(born !== null && { birthdayTimestamp: born }),
    score,
    onlineAt: onlineAt ?? 0,
    searchableSince,
    text: text ?? "",
  };
}

const sortedBy = (field: string) => ({ ranking: [`desc(${field})`, "desc(tie)"] });

/** How words and facets are read; the same in every index. */
export const settings = {
  searchableAttributes: ["text"],
  attributesForFaceting: searchFacets.map((facet) => `filterOnly(${facet})`),
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
  const chosen = searchFacets.flatMap((facet) => {
    const values = query.facets[facet] ?? [];
    return values.length === 0
      ? []
      : [`(${values.map((value) => `${facet}:${quoted(value)}`).join(" OR ")})`];
  });
  const bounds = [
    bornFrom !== undefined && `birthdayTimestamp >= ${bornFrom}`,
    bornTo !== undefined && `birthdayTimestamp <= ${bornTo}`,
    searchableAfter !== undefined && `searchableSince > ${searchableAfter}`,
  ].filter((bound) => bound !== false);
  const leftOut = [...new Set(except)].map((id) => `NOT objectID:${quoted(id)}`);
  return {
    query: query.words.map(quoted).join(" "),
    filters: [...chosen, ...bounds, ...leftOut].join(" AND "),
    hitsPerPage: limit,
    page: Math.floor(offset / limit),
    attributesToHighlight: [],
  };
}
