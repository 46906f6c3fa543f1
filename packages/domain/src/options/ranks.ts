/** Ranks given by judging; `Z` is never shown to companies (spec 4). */
export const ranks = ["S", "A", "B", "C", "D", "E", "Z"] as const;

export type Rank = (typeof ranks)[number];

export const rankLabels = {
  S: "Sランク",
  A: "Aランク",
  B: "Bランク",
  C: "Cランク",
  D: "Dランク",
  E: "Eランク",
  Z: "対象外",
} as const satisfies Record<Rank, string>;

/** Ranks that appear in the swipe pool and on the judgement-passed screen (spec 4). */
export const shownRanks = ["S", "A", "B", "C", "D", "E"] as const satisfies readonly Rank[];

export type ShownRank = (typeof shownRanks)[number];
