import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ReachedBy } from "./reach.ts";
import { openReachMemory } from "./reach-memory.ts";

const links: Record<string, string[]> = {
  "a.test.ts": ["run.ts", "idle.ts", "limits.ts"],
  "b.test.ts": ["idle.ts"],
};
const seen = (test: string, inTests: string[]): ReachedBy => ({
  ...{ test, onLoad: [], inTests, fails: false },
});

it("keeps what a test was seen to run until that changes, or what has no functions to be seen", () => {
  const file = join(tmpdir(), "kept", "reach.json");
  const open = (sources: Readonly<Record<string, string>>) =>
    openReachMemory({
      file,
      project: { files: new Set(), read: (name) => sources[name] ?? "" },
      links: (name) => links[name] ?? [],
      isMarked: (name) => name === "run.ts" || name === "idle.ts",
    });
  expect(open({}).of("a.test.ts")).toBeUndefined();
  open({}).add([seen("a.test.ts", ["run.ts:16"]), seen("b.test.ts", ["idle.ts:4"])]);
  expect(open({}).of("a.test.ts")).toEqual(seen("a.test.ts", ["run.ts:16"]));

  const known = (changed: string) => {
    const memory = open({ [changed]: "changed" });
    return ["a.test.ts", "b.test.ts"].filter((test) => memory.of(test));
  };
  expect(known("other.ts")).toEqual(["a.test.ts", "b.test.ts"]);
  expect(known("run.ts")).toEqual(["b.test.ts"]);
  expect(known("idle.ts")).toEqual(["a.test.ts"]);
  expect(known("limits.ts")).toEqual(["b.test.ts"]);
  expect(known("b.test.ts")).toEqual(["a.test.ts"]);
  expect(known("vitest.config.ts")).toEqual([]);
});
