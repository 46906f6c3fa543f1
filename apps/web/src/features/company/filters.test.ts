import { describe, expect, it } from "vitest";
import { activeFilters, filtersOf, listHref, listInput } from "./filters.ts";

const filters = filtersOf({
  q: " 現場 ",
  industry: ["medical", "internet", "nonsense"],
  scale: "noInterest",
  occupation: "engineer",
});

describe("the filters of companies", () => {
  it("take from the address only what exists", () => {
    expect(filters).toEqual({
      q: "現場",
      industry: ["internet", "medical"],
      scale: [],
      occupation: ["engineer"],
      style: [],
    });
    expect(listInput(filters, 2)).toMatchObject({ words: "現場", page: 1 });
    expect(filtersOf({ q: "あ".repeat(300) }).q).toHaveLength(100);
  });

  it("can each be taken away alone, and the page starts over", () => {
    expect(activeFilters(filters).map(({ label }) => label)).toEqual([
      "「現場」",
      "IT・インターネット",
      "医療・医薬・福祉",
      "エンジニア",
    ]);
    expect(activeFilters(filters)[1]?.href).toBe(listHref({ ...filters, industry: ["medical"] }));
    expect(listHref(filtersOf({}), 1)).toBe("/companies");
    expect(listHref(filtersOf({}), 3)).toBe("/companies?page=3");
  });
});
