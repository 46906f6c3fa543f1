import { describe, expect, it } from "vitest";
import { activeItems, countFilters, hrefOf, hrefOfType, readFilters, toListInput } from "./filters";

const params = {
  q: " 設計 ",
  type: "sideJob",
  occupation: ["sales", "king"],
  sub: "webDesigner",
  region: ["kanto", "kanto"],
  place: ["13", "99"],
  condition: "fullRemote",
  salary: "500",
};

describe("the filters of positions", () => {
  it("are read from the address, without what does not exist", () => {
    expect(toListInput(readFilters(params))).toEqual({
      words: "設計",
      employmentType: "sideJob",
      occupations: ["sales"],
      subOccupations: ["webDesigner"],
      regions: ["kanto"],
      places: [13],
      workConditions: ["fullRemote"],
      minSalary: 500,
    });
    expect(readFilters({ salary: "501", q: "" })).toMatchObject({
      salary: undefined,
      q: undefined,
    });
  });

  it("stand in the address again, and each can be taken away", () => {
    const filters = readFilters(params);
    expect(
      readFilters(Object.fromEntries(new URL(hrefOf(filters), "http://x").searchParams)),
    ).toEqual(filters);
    expect(countFilters(filters)).toBe(6);
    const items = activeItems(filters);
    expect(items.map(({ label }) => label)).toEqual([
      "「設計」",
      "副業",
      "営業",
      "Webデザイナー",
      "関東",
      "東京都",
      "フルリモート",
      "年収500万円以上",
    ]);
    expect(items[2]?.href).not.toContain("sales");
    expect(items[2]?.href).toContain("region=kanto");
    expect(hrefOfType(readFilters({}), "midCareer")).toBe("/recruitments?type=midCareer");
    expect(hrefOf(readFilters({}))).toBe("/recruitments");
    expect(hrefOf(readFilters({}), 2)).toBe("/recruitments?page=2");
  });
});
