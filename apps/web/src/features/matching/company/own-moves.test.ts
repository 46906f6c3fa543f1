import { expect, it } from "vitest";
import { settleMove } from "./own-moves";

it.each([
  ["what the form asked for", ["a"], "a", true, []],
  ["the first of two, the second still to come", ["a", "b"], "a", true, ["b"]],
  ["the second when the first was passed over", ["a", "b"], "b", true, []],
  ["an address from outside, which ends the waiting", ["a"], "c", false, []],
  ["an address from outside when nothing is awaited", [], "a", false, []],
])("takes %s", (_what, awaited, address, isOwn, left) => {
  expect(settleMove(awaited, address)).toEqual({ isOwn, awaited: left });
});
