import { describe, expect, it } from "vitest";
import { activeWords, filtersOf, isSearch, searchHref } from "./filters.ts";

describe("the search of people", () => {
  it("begins with words, an occupation or the wish to see everybody", () => {
    const asked = [{}, { q: "設計" }, { occupation: "sales" }, { all: "1" }, { all: "2" }];
    expect(asked.map((params) => isSearch(filtersOf(params)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it("writes only what narrows it", () => {
    expect(searchHref(filtersOf({ all: "1" }), 2)).toBe("/ace?all=1&page=2");
    const both = filtersOf({ all: "1", q: "設計", occupation: "sales" });
    expect(searchHref(both)).toBe("/ace?q=%E8%A8%AD%E8%A8%88&occupation=sales");
    expect(activeWords(both)).toEqual([{ label: "「設計」", href: "/ace?occupation=sales" }]);
  });
});
