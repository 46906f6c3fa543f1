import { expect, it } from "vitest";
import { checkRecord, cover } from "./record.ts";

const fragments = [
  { file: "a.ts", line: 3, mark: "one" },
  { file: "b.ts", line: 7, mark: "two" },
];
const files = new Set(["a.db.test.ts"]);

it("lets stand a record that has every piece", () => {
  expect(checkRecord({ "a.db.test.ts": ["one", "two"] }, fragments, files)).toEqual([]);
});

it("refuses SQL that is in no conformance test", () => {
  expect(checkRecord({ "a.db.test.ts": ["one"] }, fragments, files)).toEqual([
    "b.ts:7 has SQL that is in no conformance test. Run npm run conformance.",
  ]);
});

it("refuses tests and SQL that are gone", () => {
  const record = { "a.db.test.ts": ["one", "two", "three"], "gone.db.test.ts": [] };
  expect(checkRecord(record, fragments, files)).toEqual([
    "The record names SQL three of a.db.test.ts, which is gone. Run npm run conformance.",
    "The record names gone.db.test.ts, which does not exist. Run npm run conformance.",
  ]);
});

it("chooses what runs in any case, and then the quickest that send the rest", () => {
  const all = ["one", "two", "three", "four"].map((mark) => ({ file: "a.ts", line: 1, mark }));
  const sent = [
    { test: "slow", marks: ["two", "three"], ms: 900 },
    { test: "quick", marks: ["two", "other"], ms: 10 },
    { test: "always", marks: ["one"], ms: 5000 },
    { test: "idle", marks: ["one"], ms: 1 },
  ];
  expect(cover(all, sent, (test) => test === "always")).toEqual({
    always: ["one"],
    quick: ["two"],
    slow: ["three"],
  });
});
