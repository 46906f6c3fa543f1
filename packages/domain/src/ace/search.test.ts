import { describe, expect, it } from "vitest";
import {
  aceShelfSchema,
  listAcesOfCompanySchema,
  occupationsSaying,
  searchAcesSchema,
} from "./search.ts";

describe("the search of people", () => {
  it("takes at most 20 at once, and 20 when nothing is said", () => {
    expect(aceShelfSchema.parse({})).toEqual({ limit: 20 });
    expect([0, 1, 20, 21].map((limit) => aceShelfSchema.safeParse({ limit }).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(searchAcesSchema.parse({ words: " " }).page).toBe(0);
    const opens = (page: number) => searchAcesSchema.safeParse({ page }).success;
    expect([-1, 0, 49, 50].map(opens)).toEqual([false, true, true, false]);
    const companyId = "0192a000-0000-7000-8000-000000000001";
    const goesOn = (length: number) =>
      listAcesOfCompanySchema.safeParse({ companyId, cursor: "a".repeat(length) }).success;
    expect([200, 201].map(goesOn)).toEqual([true, false]);
  });

  it("finds occupations by their own label and by that of their group", () => {
    expect(occupationsSaying("sre")).toEqual(["siteReliabilityEngineer"]);
    expect(occupationsSaying("まーけたー").length).toBeGreaterThan(1);
    expect(occupationsSaying("存在しない")).toEqual([]);
  });
});
