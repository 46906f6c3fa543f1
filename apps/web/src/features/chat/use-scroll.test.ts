import { expect, test } from "vitest";
import type { TimelineItem } from "./timeline.ts";
import { growthOf } from "./use-scroll.ts";

/** Day separators by a letter, messages by a number. */
const list = (...names: readonly (string | number)[]) =>
  names.map((name) => ({
    kind: typeof name === "string" ? "day" : "message",
    key: String(name),
  })) as TimelineItem[];

test("older messages are all above, also with the line of an earlier day", () => {
  expect(growthOf(list("b", 3, 4), list("b", 1, 2, 3, 4))).toEqual({ count: 2, isAbove: true });
  expect(growthOf(list("b", 3, 4), list("a", 1, "b", 3, 4))).toEqual({ count: 2, isAbove: true });
});

test("what comes in below or between is not above", () => {
  expect(growthOf(list("b", 3), list("b", 3, 4))).toEqual({ count: 1, isAbove: false });
  expect(growthOf(list("b", 3, 9), list("b", 3, 4, 9))).toEqual({ count: 1, isAbove: false });
  // Older ones and those of a gap in one answer.
  expect(growthOf(list("b", 3, 9), list("b", 1, 3, 4, 9))).toEqual({ count: 2, isAbove: false });
});

test("a list that begins, stays or begins anew grows nowhere above", () => {
  expect(growthOf(list(), list("a", 1))).toEqual({ count: 2, isAbove: false });
  expect(growthOf(list("a", 1), list("a", 1))).toEqual({ count: 0, isAbove: false });
  expect(growthOf(list("a", 1), list("b", 7, 8, 9))).toEqual({ count: 2, isAbove: false });
});
