import { describe, expect, it } from "vitest";
import { aceShelfSchema, occupationsSaying, searchAcesSchema } from "./search.ts";

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
  });

  it("finds occupations by their own label and by that of their group", () => {
    expect(occupationsSaying("sre")).toEqual(["siteReliabilityEngineer"]);
    expect(occupationsSaying("まーけたー").length).toBeGreaterThan(1);
    expect(occupationsSaying("存在しない")).toEqual([]);
  });
});
