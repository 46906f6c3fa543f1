import { expect, it } from "vitest";
import { compassRules, joinSpans, overlap } from "./rules.ts";

it("looks for these things, in this order", () => {
  expect(compassRules).toEqual([
    "number",
    "period",
    "properNoun",
    "achievement",
    "firstPersonAction",
    "teamOnly",
    "wish",
    "longSentence",
    "repeatedEnding",
    "denseKanji",
    "emptyPhrase",
    "sensitiveFact",
  ]);
});

it.each([
  [0, 2, false],
  [0, 3, true],
  [3, 5, true],
  [4, 5, false],
])("says whether %i to %i overlaps with 2 to 4: %s", (start, end, expected) => {
  expect(overlap({ start, end }, { start: 2, end: 4 })).toBe(expected);
  expect(overlap({ start: 2, end: 4 }, { start, end })).toBe(expected);
});

it("makes one of spans that touch, or lie as far apart as is allowed", () => {
  const spans = [
    { start: 4, end: 5 },
    { start: 0, end: 1 },
    { start: 1, end: 2 },
    { start: 8, end: 9 },
  ];
  expect(joinSpans(spans)).toEqual([
    { start: 0, end: 2 },
    { start: 4, end: 5 },
    { start: 8, end: 9 },
  ]);
  expect(joinSpans(spans, 2)).toEqual([
    { start: 0, end: 5 },
    { start: 8, end: 9 },
  ]);
});

it("keeps the longest of spans that begin together or hold one another", () => {
  const spans = [
    { start: 0, end: 2 },
    { start: 0, end: 6 },
    { start: 3, end: 4 },
  ];
  expect(joinSpans(spans)).toEqual([{ start: 0, end: 6 }]);
});
