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
