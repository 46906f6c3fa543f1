import { expect, it } from "vitest";
import { publicPageKinds, publicPagePaths, publicPagesSchema } from "./schema.ts";

it("lists the pages of four kinds, each below a path of its own", () => {
  expect(publicPageKinds.map((kind) => [kind, publicPagePaths[kind]])).toEqual([
    ["companies", "/companies"],
    ["aces", "/ace"],
    ["recruitments", "/recruitment"],
    ["articles", "/articles"],
  ]);
});

it("begins with the first file, and has ten thousand of a kind", () => {
  expect(publicPagesSchema.parse({ kind: "aces" })).toEqual({ kind: "aces", page: 0 });
  const takes = (page: number) => publicPagesSchema.safeParse({ kind: "aces", page }).success;
  expect([-1, 0, 9999, 10_000].map(takes)).toEqual([false, true, true, false]);
});
