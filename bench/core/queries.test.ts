import { expect, it } from "vitest";
import { plainSearch, QUERIES, searchOf } from "./queries.ts";

const now = new Date("2026-11-20T03:00:00Z");
const all = (hasWord: boolean) =>
  Array.from({ length: QUERIES }, (_, n) => searchOf(n, { sort: "recommended", hasWord }));

it("asks a different question each time", () => {
  expect(new Set(all(false).map((one) => JSON.stringify(one))).size).toBe(QUERIES);
});

it("asks for different kinds of work in one question", () => {
  for (const { facets } of all(true)) {
    expect(new Set(facets.subOccupation).size).toBe(facets.subOccupation.length);
    expect(new Set(facets.jobChangeWillingness).size).toBe(facets.jobChangeWillingness.length);
    expect(facets.preferredWorkplaces).not.toContain("none");
  }
});

it("asks the plain tables for the same", () => {
  const search = {
    words: "英語",
    facets: {
      subOccupation: ["recruiter", "accounting"],
      jobChangeWillingness: ["considering"],
      preferredWorkplaces: ["abroad"],
    },
    age: { lower: 30, upper: 41 },
    sort: "recentLogin",
    page: 0,
  } as unknown as ReturnType<typeof searchOf>;
  const sql = plainSearch(search, now);
  expect(sql).toContain("occupation = any('{recruiter,accounting}')");
  // abroad, and who does not mind
  expect(sql).toContain("places & 20 <> 0");
  // from the day after the 42nd birthday to today's 30th, at midnight in Japan
  const [from, to] = ["1984-11-21", "1996-11-20"].map((day) => Date.parse(`${day}T00:00+09:00`));
  expect(sql).toContain(`birthday_ts between ${from} and ${to}`);
  expect(sql).toContain("online_at as by");
  expect(sql).toContain("strpos(s.introduction, '英語') > 0");
});
