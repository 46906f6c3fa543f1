import { describe, expect, it } from "vitest";
import { choicesSaying, listCompaniesSchema, searchableScales } from "./search.ts";

describe("the search of companies", () => {
  it("asks for everything on the first page by default", () => {
    expect(listCompaniesSchema.parse({})).toEqual({
      industries: [],
      companyScales: [],
      workStyles: [],
      occupations: [],
      page: 0,
    });
    expect(listCompaniesSchema.safeParse({ page: -1 }).success).toBe(false);
    expect(listCompaniesSchema.safeParse({ words: "あ".repeat(101) }).success).toBe(false);
  });

  it("finds choices by what their labels say", () => {
    expect(choicesSaying("いりょう").industries).toEqual([]);
    expect(choicesSaying("医療").industries).toEqual(["medical"]);
    expect(choicesSaying("めーかー").industries).toEqual(["maker"]);
    expect(choicesSaying("りもーと").workStyles).toEqual(["remoteFlex"]);
  });

  it("offers no scale that only a seeker can have", () => {
    expect(searchableScales).not.toContain("noInterest");
  });
});
