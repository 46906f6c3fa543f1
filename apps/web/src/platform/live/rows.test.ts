import { expect, it } from "vitest";
import { isCovered, layOver } from "./rows";

const read = [
  { id: "a", text: "before" },
  { id: "b", text: "before" },
];

it("shows each row once, as the stream says, and none that is gone", () => {
  const live = new Map([
    ["a", { id: "a", text: "since" }],
    ["b", null],
    ["c", { id: "c", text: "new" }],
  ]);
  expect(layOver(read, live)).toEqual([
    { id: "a", text: "since" },
    { id: "c", text: "new" },
  ]);
});

it.each([
  ["says of every row that was read", ["a", "b", "c"], true],
  ["says nothing of one of them, which may be gone", ["a", "c"], false],
  ["is empty", [], false],
])("is enough or not when the stream %s", (_case, ids, isEnough) => {
  expect(isCovered(read, new Map(ids.map((id) => [id, {}])))).toBe(isEnough);
});

it("is enough when nothing was read", () => {
  expect(isCovered([], new Map())).toBe(true);
});
