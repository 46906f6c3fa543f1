import { expect, it } from "vitest";
import { choose, seedOf, takeDistinct } from "./choose.ts";

it("takes the first ones that say something new", () => {
  const remarks = [{ a: "x", b: "y" }, undefined, { a: "z", b: "y" }, { a: "w" }, { a: "v" }];
  const taken = takeDistinct(remarks, 2, ({ a, b }) => [a, b]);
  expect(taken).toEqual([{ a: "x", b: "y" }, { a: "w" }]);
});

it("chooses by the text, each wording for some", () => {
  const texts = Array.from({ length: 60 }, (_, n) => `文章${n}`);
  const chosen = texts.map((text) => choose(seedOf(text), 3, ["a", "b", "c"]));
  expect(new Set(chosen)).toEqual(new Set(["a", "b", "c"]));
  expect(texts.map((text) => choose(seedOf(text), 3, ["a", "b", "c"]))).toEqual(chosen);
});

it("makes its number by FNV-1a, whose numbers are published", () => {
  expect(["", "a", "foobar"].map(seedOf)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

it.each([
  [0, "ccbcababaabb"],
  [1, "caaaaabacccc"],
  [2, "ccbaaacbcbaa"],
  [3, "cacacccabcba"],
])("gives the same text the same wording for good, on turn %i: %s", (turn, wordings) => {
  const texts = Array.from({ length: 12 }, (_, n) => `${n}`);
  const chosen = texts.map((text) => choose(seedOf(text), turn, ["a", "b", "c"]));
  expect(chosen.join("")).toBe(wordings);
});
