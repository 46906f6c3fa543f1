import { searchJokersSchema } from "@tefuda/domain/candidate/schema";
import { describe, expect, it } from "vitest";
import { countFilters, noFilters, readAddress, searchInputOf, writeAddress } from "./filters";

const read = (query: string) => readAddress(new URLSearchParams(query));

describe("the address of the candidates", () => {
  it("says nothing when all is as usual", () => {
    const address = read("");
    expect(address).toEqual({
      tab: "recommended",
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
      "&companyScales=startup&ageFrom=25&ageTo=35&hasIntroduction=1&exceptOffered=1&page=3";
    const address = read(query);
    expect(writeAddress(address)).toBe(`/users?${query}`);
    expect(countFilters(address.filters)).toBe(9);
    const input = searchInputOf(address);
    expect(searchJokersSchema.parse(input)).toMatchObject({
      words: "React 採用",
      facets: { interestedCompanyScales: ["startup"], hasIntroduction: true },
      age: { lower: 25, upper: 35 },
      page: 2,
    });
  });

  it.each([
    "tab=x&sort=age&page=0",
    "page=51",
    "occupation=pilot&ageFrom=17&ageTo=99",
    "ageFrom=40&ageTo=30",
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
});
