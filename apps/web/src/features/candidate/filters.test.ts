import { searchJokersSchema } from "@tefuda/domain/candidate/schema";
import { savedConditionsSchema } from "@tefuda/domain/saved-search/schema";
import { describe, expect, it } from "vitest";
import { candidateHref, listOf, placeIn } from "./candidate-href";
import { chipsOf } from "./chips";
import {
  addressOf,
  conditionsOf,
  countFilters,
  noFilters,
  readAddress,
  searchInputOf,
  toggled,
  toggledPlaces,
  writeAddress,
} from "./filters";

const read = (query: string) => readAddress(new URLSearchParams(query));

describe("the address of the candidates", () => {
  it("says nothing when all is as usual", () => {
    const address = read("");
    expect(address).toEqual({
      tab: "recommended",
      view: "deck",
      sort: "recommended",
      page: 1,
      filters: noFilters,
    });
    expect(writeAddress(address)).toBe("/users");
    expect(countFilters(address.filters)).toBe(0);
  });

  it("carries every filter there and back", () => {
    const query =
      "tab=search&sort=recentLogin&words=React+%E6%8E%A1%E7%94%A8&occupation=engineer%2Csales" +
      "&jobChangeWillingness=considering&sideJobWillingness=active&preferredWorkplaces=tokyo" +
      "&companyScales=startup&preferredPrefectures=13%2C27&ageFrom=25&ageTo=35&hasIntroduction=1&exceptOffered=1&page=3";
    const address = read(query);
    expect(writeAddress(address)).toBe(`/users?${query}`);
    expect(countFilters(address.filters)).toBe(10);
    const input = searchInputOf(address);
    expect(searchJokersSchema.parse(input)).toMatchObject({
      words: "React 採用",
      facets: {
        interestedCompanyScales: ["startup"],
        preferredPrefectures: [13, 27],
        hasIntroduction: true,
      },
      age: { lower: 25, upper: 35 },
      page: 2,
    });
  });

  it.each([
    "tab=x&sort=age&page=0",
    "page=51",
    "occupation=pilot&ageFrom=17&ageTo=99",
    "ageFrom=40&ageTo=30",
    "preferredPrefectures=0,49,027,osaka,",
    "hasIntroduction=false",
  ])("passes over what it does not understand: %s", (query) => {
    expect(read(query)).toEqual(read(""));
  });

  it("recommends without filters, leaving out who has an offer", () => {
    expect(searchInputOf(read("words=React&page=2"))).toEqual({
      facets: { exceptOffered: true },
      sort: "recommended",
      page: 1,
    });
  });

  it("narrows one main occupation and leaves the others whole", () => {
    const { facets } = searchInputOf(
      read("tab=search&occupation=engineer,sales&subOccupation=frontendEngineer"),
    );
    expect(facets).not.toHaveProperty("occupation");
    expect(facets?.subOccupation).toContain("frontendEngineer");
    expect(facets?.subOccupation).not.toContain("serverSideEngineer");
    expect(facets?.subOccupation?.length).toBeGreaterThan(3);
    // A sub-occupation without its main one says nothing.
    expect(read("occupation=sales&subOccupation=frontendEngineer").filters.subOccupation).toEqual(
      [],
    );
  });

  it.each([
    "tab=search&words=React&occupation=engineer%2Csales&subOccupation=frontendEngineer&ageTo=40",
    "tab=search&sort=recentLogin&occupation=designer&companyScales=startup&preferredPrefectures=1%2C48&exceptOffered=1",
    "tab=search",
  ])("comes back from a saved search as it was: %s", (query) => {
    const saved = savedConditionsSchema.parse(conditionsOf(read(query)));
    const stored = savedConditionsSchema.parse(JSON.parse(JSON.stringify(saved)));
    expect(writeAddress(addressOf(stored))).toBe(`/users?${query}`);
  });
});

describe("conditions chosen one after the other", () => {
  it("all count, in the order of the list, and each can be taken away", () => {
    const both = toggled(
      toggled(noFilters, "occupation", "sales", true),
      "occupation",
      "engineer",
      true,
    );
    expect(both.occupation).toEqual(["engineer", "sales"]);
    const narrowed = toggled(both, "subOccupation", "frontendEngineer", true);
    const chips = chipsOf({ ...narrowed, words: "React", ageFrom: 30, exceptOffered: true });
    expect(chips.map(({ label }) => label)).toEqual([
      "キーワード：React",
      "エンジニア",
      "営業",
      "フロントエンドエンジニア",
      "年齢：30歳〜",
      "オファー送信済みを除く",
    ]);
    // Without the main occupation, what narrowed it goes as well.
    expect(chips[1]?.without(narrowed)).toMatchObject({ occupation: ["sales"], subOccupation: [] });
  });
});

describe("places that are chosen", () => {
  const kansai = [25, 26, 27, 28, 29, 30] as const;
  const chosen = toggledPlaces(toggledPlaces(noFilters, [40], true), kansai, true);

  it("are one condition where they are a whole region, and go together", () => {
    expect(chosen.preferredPrefectures).toEqual([25, 26, 27, 28, 29, 30, 40]);
    const chips = chipsOf(chosen);
    expect(chips.map(({ label }) => label)).toEqual([
      "希望の都道府県：関西",
      "希望の都道府県：福岡県",
    ]);
    expect(chips[0]?.without(chosen).preferredPrefectures).toEqual([40]);
  });

  it("are conditions of their own once one of the region is missing", () => {
    const chips = chipsOf(toggledPlaces(chosen, [25, 26, 29, 30], false));
    expect(chips.map(({ label }) => label)).toEqual([
      "希望の都道府県：大阪府",
      "希望の都道府県：兵庫県",
      "希望の都道府県：福岡県",
    ]);
  });
});

describe("a candidate's page", () => {
  it("knows the list that it was opened from, and the ones beside", () => {
    const list = read("tab=search&words=React&page=2");
    const href = candidateHref("b", list);
    expect(href).toMatch(/^\/users\/b\?from=/);
    expect(listOf(new URL(href, "http://x").searchParams)).toEqual(list);
    expect(listOf(new URLSearchParams())).toBeUndefined();
    const page = { page: 2, pageSize: 20 };
    expect(placeIn(["a", "b", "c"], "b", page)).toEqual({ place: 22, previous: "a", next: "c" });
    expect(placeIn(["a"], "b", page)).toBeUndefined();
  });
});
