import type { Recruitment } from "@tefuda/domain/recruitment/schema";
import { expect, it } from "vitest";
import { saysTheSame } from "./write-revision.ts";

const said: Recruitment = {
  title: "法人営業の募集",
  employmentType: "midCareer",
  insurance: ["employment"],
  workHours: { kind: "fixed", start: "09:00", end: "18:00" },
  aceIds: ["a"],
};

it("says the same whoever is in charge, in whatever order it is kept, and without what is empty", () => {
  const { title, workHours: _, ...rest } = said;
  const other: Recruitment = {
    ...rest,
    workHours: { end: "18:00", start: "09:00", kind: "fixed" },
    title,
    aceIds: ["b", "c"],
    occupations: [],
    holidays: undefined,
  };
  expect(saysTheSame(said, other)).toBe(true);
});

it.each<[string, Partial<Recruitment>]>([
  ["a text", { title: "法人営業の募集です" }],
  ["the only entry of a list", { insurance: [] }],
  ["an entry of a list", { insurance: ["health"] }],
  ["one entry more", { insurance: ["employment", "health"] }],
  ["a part of a field", { workHours: { kind: "fixed", start: "09:30", end: "18:00" } }],
  ["what was not said before", { holidays: "土日祝" }],
])("says something else with another of %s", (_, change) => {
  expect(saysTheSame(said, { ...said, ...change })).toBe(false);
  expect(saysTheSame({ ...said, ...change }, said)).toBe(false);
});
