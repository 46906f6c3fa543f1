import { describe, expect, it } from "vitest";
import {
  matchesWorkplace,
  namedPlaces,
  placeLabels,
  placeNumbers,
  places,
  placesOf,
  placeValuesFor,
  placeValuesOf,
  regions,
  type WorkplaceChoice,
  type WorkplaceWishes,
  workplacesText,
} from "./workplaces.ts";

const groups = [
  ["hokkaidoTohoku", ["北海道", "青森県", "岩手県", "宮城県", "秋田県", "山形県", "福島県"]],
  ["kanto", ["茨城県", "栃木県", "群馬県", "埼玉県", "千葉県", "東京都", "神奈川県"]],
  ["koshinetsuHokuriku", ["新潟県", "富山県", "石川県", "福井県", "山梨県", "長野県"]],
  ["tokai", ["岐阜県", "静岡県", "愛知県", "三重県"]],
  ["kansai", ["滋賀県", "京都府", "大阪府", "兵庫県", "奈良県", "和歌山県"]],
  ["chugoku", ["鳥取県", "島根県", "岡山県", "広島県", "山口県"]],
  ["shikoku", ["徳島県", "香川県", "愛媛県", "高知県"]],
  [
    "kyushuOkinawa",
    ["福岡県", "佐賀県", "長崎県", "熊本県", "大分県", "宮崎県", "鹿児島県", "沖縄県"],
  ],
  ["abroad", ["海外"]],
] as const;

describe("places", () => {
  it("numbers 47 prefectures and abroad from 1 to 48", () => {
    const labels = groups.flatMap(([, group]) => [...group]);
    expect(labels).toHaveLength(48);
    expect(placeNumbers).toEqual(labels.map((_, index) => index + 1));
    expect(Object.entries(placeLabels)).toEqual(labels.map((label, at) => [String(at + 1), label]));
    expect(new Set(places.map(({ key }) => key)).size).toBe(48);
  });

  it("puts every place in one region, regions in order", () => {
    expect(regions.map((region) => [region, placesOf(region).map(({ label }) => label)])).toEqual(
      groups,
    );
  });
});

describe("where a seeker would work", () => {
  const wishes = (
    preferredWorkplaces: WorkplaceChoice[],
    ...preferredPrefectures: WorkplaceWishes["preferredPrefectures"]
  ) => ({ preferredWorkplaces, preferredPrefectures });

  it.each<[WorkplaceWishes, number[]]>([
    [wishes(["abroad", "exceptTokyo", "tokyo"], 40, 27), [13, 27, 40, 48]],
    [wishes(["exceptTokyo"]), []],
    [wishes(["remote", "none"]), []],
    // Prefectures refine one choice and say nothing without it.
    [wishes(["tokyo"], 27), [13]],
  ])("%j names the places %j", (wished, named) => {
    expect(namedPlaces(wished)).toEqual(named);
  });

  it.each<[WorkplaceWishes, string]>([
    [wishes(["tokyo", "exceptTokyo"], 27, 1), "東京、東京以外\n北海道、大阪府"],
    [wishes(["remote"]), "リモート"],
    [wishes([]), ""],
  ])("%j reads %j", (wished, text) => {
    expect(workplacesText(wished)).toBe(text);
  });

  it.each<[WorkplaceWishes, readonly number[]]>([
    [wishes(["exceptTokyo"], 26, 27), [26, 27]],
    [wishes(["exceptTokyo"]), [1, 26, 27, 47]],
    [wishes(["tokyo", "exceptTokyo"], 1), [1, 13]],
    [wishes(["abroad"]), [48]],
    [wishes(["remote"]), []],
    [wishes(["none"]), [1, 13, 26, 27, 47, 48]],
    [wishes([]), []],
  ])("%j is found under the places %j", (wished, expected) => {
    const values = placeValuesOf(wished);
    const isFound = (no: (typeof placeNumbers)[number]) =>
      placeValuesFor([no]).some((value) => values.includes(value));
    expect(([1, 13, 26, 27, 47, 48] as const).filter(isFound)).toEqual(expected);
  });
});

describe("matchesWorkplace", () => {
  const tokyo = { places: [13], workConditions: [] };
  const osaka = { places: [27], workConditions: ["partiallyRemote"] } as const;
  const abroad = { places: [48], workConditions: ["fullRemote"] } as const;
  const mixed = { places: [13, 14], workConditions: ["mainRemote"] } as const;

  const table: [WorkplaceChoice, boolean, boolean, boolean, boolean][] = [
    ["tokyo", true, false, false, true],
    ["exceptTokyo", false, true, false, true],
    ["abroad", false, false, true, false],
    ["remote", false, false, true, true],
    ["none", true, true, true, true],
  ];

  it.each([
    [1, true],
    [12, true],
    [13, false],
    [14, true],
    [47, true],
    [48, false],
  ])("place %i is in Japan and not in Tokyo: %s", (place, expected) => {
    expect(matchesWorkplace("exceptTokyo", { places: [place], workConditions: [] })).toBe(expected);
  });

  it("takes the prefectures that refine 東京以外, and no others", () => {
    expect(matchesWorkplace("exceptTokyo", osaka, [26, 27])).toBe(true);
    expect(matchesWorkplace("exceptTokyo", osaka, [26])).toBe(false);
    expect(matchesWorkplace("tokyo", tokyo, [26])).toBe(true);
  });

  it.each(table)("%s", (choice, ...expected) => {
    expect([tokyo, osaka, abroad, mixed].map((w) => matchesWorkplace(choice, w))).toEqual(expected);
  });
});
