import { expect, it } from "vitest";
import { publicPageKinds, publicPagePaths } from "./schema.ts";

it("lists the pages of four kinds, each below a path of its own", () => {
  expect(publicPageKinds.map((kind) => [kind, publicPagePaths[kind]])).toEqual([
    ["companies", "/companies"],
    ["aces", "/ace"],
    ["recruitments", "/recruitment"],
    ["articles", "/articles"],
  ]);
});
