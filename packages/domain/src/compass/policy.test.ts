import { expect, it } from "vitest";
import { COMPASS_ALL_VISITORS_RUNS_PER_DAY, COMPASS_VISITOR_RECORDINGS_PER_DAY } from "./limits.ts";
import { runsLeft, runsRenewAt, underWaySince } from "./policy.ts";

it.each([
  ["joker", 0, 5],
  ["joker", 4, 1],
  ["joker", 5, 0],
  ["joker", 6, 0],
  ["visitor", 0, 1],
  ["visitor", 1, 0],
] as const)("leaves a %s who asked %i times %i more", (caller, used, left) => {
  expect(runsLeft(caller, used)).toBe(left);
});

it.each([
  ["2026-11-20T14:59:59.999Z", "2026-11-20T15:00:00.000Z"],
  ["2026-11-20T15:00:00.000Z", "2026-11-21T15:00:00.000Z"],
  ["2026-12-31T03:00:00.000Z", "2026-12-31T15:00:00.000Z"],
])("begins to count anew at midnight in Japan: asked at %s, at %s", (now, renewed) => {
  expect(runsRenewAt(new Date(now)).toISOString()).toBe(renewed);
});

it("gives all visitors 1,000 answers a day, and hears 10 recordings of one and 500 of all", () => {
  expect(COMPASS_ALL_VISITORS_RUNS_PER_DAY).toBe(1000);
  expect(COMPASS_VISITOR_RECORDINGS_PER_DAY).toEqual({ ofAddress: 10, ofAll: 500 });
});

it("gives a run up after a minute, twice as long as one may take", () => {
  expect(underWaySince(new Date("2026-11-20T03:01:00Z"))).toEqual(new Date("2026-11-20T03:00:00Z"));
});
