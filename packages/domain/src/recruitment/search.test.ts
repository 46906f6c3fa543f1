import { describe, expect, it } from "vitest";
import { subOccupationsOf } from "../options/occupations.ts";
import {
  chosenPlaces,
  chosenSubOccupations,
  listRecruitmentsSchema,
  recruitmentSearchText,
  salaryBounds,
} from "./search.ts";

describe("what positions are narrowed by", () => {
  it("is nothing at first", () => {
    expect(listRecruitmentsSchema.parse({})).toMatchObject({
      occupations: [],
      places: [],
      page: 0,
    });
    for (const wrong of [{ occupations: ["king"] }, { places: [49] }, { page: -1 }, { page: 50 }])
      expect(listRecruitmentsSchema.safeParse(wrong).success).toBe(false);
  });

  it("stands for all of a group, and for single ones beside it once", () => {
    const chosen = chosenSubOccupations({
      occupations: ["planner"],
      subOccupations: ["webDesigner", ...subOccupationsOf("planner").map(({ key }) => key)],
    });
    expect(chosen).toHaveLength(subOccupationsOf("planner").length + 1);
    expect(chosenPlaces({ regions: ["tokai"], places: [13, 21] })).toEqual([21, 22, 23, 24, 13]);
  });

  it("offers round bounds of pay", () => {
    expect(salaryBounds.slice(0, 3)).toEqual([300, 400, 500]);
  });
});

it("finds a position by what it is, where it is and who offers it", () => {
  const text = recruitmentSearchText({
    title: "画面のデザイン",
    occupations: ["webDesigner"],
    workplaces: [13],
    workConditions: ["fullRemote"],
    duties: "ＵＩの設計",
    employerName: "株式会社ツムギ",
  });
  for (const word of ["でざいん", "東京都", "ふるりもーと", "uiの設計", "つむぎ", "でざいなー"])
    expect(text).toContain(word);
});
