import { describe, expect, it } from "vitest";
import {
  candidateFilterLabels,
  candidateFilters,
  candidateSortLabels,
  candidateSorts,
} from "./constants.ts";
import { candidateCardState, keepExpiresAt, keepRefusal } from "./policy.ts";
import { filtersOf, searchJokersSchema } from "./schema.ts";

describe("candidates", () => {
  it("stand on their card by the strongest relation", () => {
    const none = {
      isHidden: false,
      isMatched: false,
      isOffered: false,
      hasLiked: false,
      isKept: false,
    };
    const kept = { ...none, isKept: true };
    expect(candidateCardState(none)).toBe("none");
    expect(candidateCardState(kept)).toBe("kept");
    expect(candidateCardState({ ...kept, hasLiked: true })).toBe("liked");
    expect(candidateCardState({ ...kept, hasLiked: true, isOffered: true })).toBe("offered");
    expect(candidateCardState({ ...kept, isOffered: true, isMatched: true })).toBe("matched");
    expect(candidateCardState({ ...kept, isMatched: true, isHidden: true })).toBe("hidden");
  });

  it("can be kept by one member, 30 by each", () => {
    const ask = { keptBy: null, aceId: "a", liveKeeps: 0 };
    expect(keepRefusal(ask)).toBeUndefined();
    expect(keepRefusal({ ...ask, keptBy: "b" })).toBe("alreadyExistsKeep");
    expect(keepRefusal({ ...ask, keptBy: "a", liveKeeps: 30 })).toBeUndefined();
    expect(keepRefusal({ ...ask, liveKeeps: 29 })).toBeUndefined();
    expect(keepRefusal({ ...ask, liveKeeps: 30 })).toBe("reachJokerKeepLimit");
    const createdAt = new Date("2026-04-01T00:00:00Z");
    expect(keepExpiresAt(createdAt)).toEqual(new Date("2026-05-31T00:00:00Z"));
  });
});

describe("a search", () => {
  it("can be narrowed by eight filters", () => {
    expect(candidateFilters.map((key) => [key, candidateFilterLabels[key]])).toEqual([
      ["occupation", "職種"],
      ["age", "年齢"],
      ["jobChangeWillingness", "転職意欲"],
      ["sideJobWillingness", "副業意欲"],
      ["preferredWorkplaces", "希望勤務地"],
      ["companyScales", "希望する企業規模"],
      ["hasIntroduction", "自己紹介あり"],
      ["exceptOffered", "オファー送信済みを除く"],
    ]);
  });

  it("can be sorted in two ways", () => {
    expect(candidateSorts.map((key) => [key, candidateSortLabels[key]])).toEqual([
      ["recommended", "おすすめ順"],
      ["recentLogin", "ログインが新しい順"],
    ]);
  });
});

describe("searchJokersSchema", () => {
  it("asks for everything, recommended first, by default", () => {
    expect(searchJokersSchema.parse({})).toEqual({ facets: {}, sort: "recommended", page: 0 });
  });

  it.each([
    [{ age: { lower: 18, upper: 50 } }, true],
    [{ age: { lower: 17 } }, false],
    [{ age: { upper: 51 } }, false],
    [{ age: { lower: 30, upper: 29 } }, false],
    [{ age: { lower: 30, upper: 30 } }, true],
    [{ age: { lower: 30.5 } }, false],
    [{ facets: { hasIntroduction: true } }, true],
    [{ facets: { hasIntroduction: false } }, false],
    [{ facets: { occupation: ["engineer", "sales"] } }, true],
    [{ facets: { occupation: ["pilot"] } }, false],
    [{ page: 49 }, true],
    [{ page: 50 }, false],
    [{ sort: "age" }, false],
    [{ facets: { preferredPrefectures: [1, 27, 48] } }, true],
    [{ facets: { preferredPrefectures: [0] } }, false],
    [{ facets: { preferredPrefectures: [49] } }, false],
    [{ facets: { preferredPrefectures: ["27"] } }, false],
    [{ facets: { preferredPrefectures: [27, 27] } }, false],
    // What nobody knows is refused: left out, it would find more than was asked for.
    [{ facets: { prefectures: [27] } }, false],
    [{ age: { from: 30 } }, false],
    [{ preferredPrefectures: [27] }, false],
  ])("takes %j: %s", (input, accepted) => {
    expect(searchJokersSchema.safeParse(input).success).toBe(accepted);
  });
});

describe("the filters that a search uses", () => {
  it.each([
    [{ facets: {} }, []],
    [{ facets: { occupation: [], preferredWorkplaces: [] }, age: {} }, []],
    [{ facets: { occupation: ["sales"] } }, ["occupation"]],
    [{ facets: { occupation: ["sales"], subOccupation: ["sales"] } }, ["occupation"]],
    [{ facets: { preferredPrefectures: [27] } }, ["preferredWorkplaces"]],
    [{ facets: { hasIntroduction: true }, age: { upper: 30 } }, ["hasIntroduction", "age"]],
    [{ facets: {}, age: { lower: 30 } }, ["age"]],
  ])("of %j are %j", (query, used) => {
    expect(filtersOf(query as Parameters<typeof filtersOf>[0])).toEqual(used);
  });
});
