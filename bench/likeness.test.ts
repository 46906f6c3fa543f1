import { expect, it } from "vitest";
import { likenessOf } from "./likeness.ts";

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, n) => from + n);

it("finds the same samples alike", () => {
  const { share, chance } = likenessOf(upTo(100), upTo(100));
  expect(share).toBe(0.5);
  expect(chance).toBeCloseTo(0.0802, 4);
});

it("tells what is always longer, always shorter, and longer three times of four", () => {
  expect(likenessOf(upTo(50, 100), upTo(50)).share).toBe(1);
  expect(likenessOf(upTo(50), upTo(50, 100)).share).toBe(0);
  expect(likenessOf([1, 3], [0, 2]).share).toBe(0.75);
});

it("refuses to speak about nothing", () => {
  expect(() => likenessOf([], [1])).toThrow("no samples");
});
