import { describe, expect, it } from "vitest";
import {
  matchesWorkplace,
  placeLabels,
  placeNumbers,
  places,
  placesOf,
  regions,
  type WorkplaceChoice,
} from "./workplaces.ts";

describe("places", () => {
  it("numbers 47 prefectures and abroad from 1 to 48", () => {
    expect(placeNumbers).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
    expect(new Set(places.map(({ key }) => key)).size).toBe(48);
    expect(placeLabels[13]).toBe("東京都");
    expect(placeLabels[48]).toBe("海外");
  });

  it("puts every place in one region, regions in order", () => {
    expect(regions.flatMap((region) => placesOf(region).map(({ no }) => no))).toEqual(placeNumbers);
    expect(regions.map((region) => placesOf(region).length)).toEqual([7, 7, 6, 4, 6, 5, 4, 8, 1]);
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

  it.each(table)("%s", (choice, ...expected) => {
    expect([tokyo, osaka, abroad, mixed].map((w) => matchesWorkplace(choice, w))).toEqual(expected);
  });
});
