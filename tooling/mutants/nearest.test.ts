import { expect, it } from "vitest";
import { nearestTests } from "./nearest.ts";

const links: Record<string, string[]> = {
  "a/rule.ts": [],
  "a/use.ts": ["a/rule.ts"],
  "a/use.test.ts": ["a/use.ts"],
  "a/direct.test.ts": ["a/rule.ts"],
  "a/rule.db.test.ts": ["a/use.ts"],
  "a/run.server.test.ts": ["a/rule.ts"],
  "a/other.test.ts": [],
  "a/outage.test.ts": ["a/rule.ts", "packages/testing/src/server/product-server.ts"],
};

it("names the tests that reach a file: the one beside it, then by distance", () => {
  const nearest = nearestTests(Object.keys(links), (file) => links[file] ?? []);
  expect(nearest("a/rule.ts")).toEqual(["a/rule.db.test.ts", "a/direct.test.ts", "a/use.test.ts"]);
  expect(nearest("a/use.ts")).toEqual(["a/use.test.ts", "a/rule.db.test.ts"]);
});
