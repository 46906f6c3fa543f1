import { expect, it } from "vitest";
import { draw } from "./draw.ts";
import type { Kind, Mutant } from "./mutant.ts";

const mutant = (file: string, line: number, kind: Kind = "limit"): Mutant => ({
  file,
  line,
  kind,
  start: 0,
  end: 1,
  before: "1",
  after: "2",
});
const many = Array.from({ length: 100 }, (_, line) => mutant("packages/services/src/a/a.ts", line));
const few = [1, 2, 3].map((line) => mutant("packages/services/src/b/b.ts", line));
const other = Array.from({ length: 9 }, (_, line) => mutant("packages/db/src/c.ts", line));
const all = [...many, ...few, ...other];
const countIn = (drawn: readonly Mutant[], part: string) =>
  drawn.filter(({ file }) => file.includes(part)).length;

it("draws the same by the same seed, and something else by another", () => {
  expect(draw(all, 12, 7)).toEqual(draw(all, 12, 7));
  expect(draw(all, 12, 7)).not.toEqual(draw(all, 12, 8));
});

it("draws as many of each package, and of a large folder no more than its share", () => {
  const drawn = draw(all, 12, 1);
  expect(countIn(drawn, "packages/db/")).toBe(6);
  expect(countIn(drawn, "packages/services/")).toBe(6);
  expect(countIn(draw(all, 100, 1), "/b/")).toBe(3);
});

it("draws nothing twice, and all there are when more are wanted", () => {
  const drawn = draw(all, 1000, 3);
  expect(drawn).toHaveLength(112);
  expect(new Set(drawn).size).toBe(112);
});
