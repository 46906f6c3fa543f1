import { expect, it } from "vitest";
import { checkCircles } from "./circles.ts";
import { parseFacts } from "./parse.ts";

const workspaces = ["apps/server", "apps/web", "packages/domain", "packages/services"];
const check = (sources: Readonly<Record<string, string>>) =>
  checkCircles(
    new Map(Object.entries(sources).map(([file, text]) => [file, parseFacts(file, text)])),
    workspaces,
  );

const refused: [why: string, circle: string, sources: Record<string, string>][] = [
  [
    "two files, one of which takes a type",
    "packages/domain/src/a.ts:1 → packages/domain/src/b.ts:1 → packages/domain/src/a.ts",
    {
      "packages/domain/src/a.ts": 'import { b } from "./b.ts";',
      "packages/domain/src/b.ts": 'import type { A } from "./a.ts";',
    },
  ],
  [
    "three pages, by each way to name a file",
    "apps/web/src/ui/a.tsx:2 → apps/web/src/ui/b.ts:1 → apps/web/src/ui/c.tsx:1 → apps/web/src/ui/a.tsx",
    {
      "apps/web/src/ui/a.tsx": 'import { useState } from "react";\nexport * from "@/ui/b";',
      "apps/web/src/ui/b.ts": 'export const late = () => import("./c.tsx");',
      "apps/web/src/ui/c.tsx": 'export type A = import("../ui/a").A;',
    },
  ],
  [
    "files of two packages",
    "packages/domain/src/a.ts:1 → packages/services/src/b/c.ts:1 → packages/domain/src/a.ts",
    {
      "packages/domain/src/a.ts": 'import "@tefuda/services/b/c";',
      "packages/services/src/b/c.ts": 'import type { A } from "@tefuda/domain/a";',
    },
  ],
  [
    "a file and itself",
    "apps/server/src/a.ts:1 → apps/server/src/a.ts",
    { "apps/server/src/a.ts": 'import { a } from "./a.ts";' },
  ],
  [
    "those in the circle alone, not who leads into it or is led to",
    "apps/server/src/b.ts:2 → apps/server/src/c.ts:1 → apps/server/src/b.ts",
    {
      "apps/server/src/a.ts": 'import "./b.ts";',
      "apps/server/src/b.ts": 'import "./d.ts";\nimport "./c.ts";',
      "apps/server/src/c.ts": 'import "./b.ts";',
      "apps/server/src/d.ts": "export {};",
    },
  ],
];
it.each(refused)("refuses: %s", (_why, circle, sources) => {
  expect(check(sources)).toEqual([expect.stringContaining(`${circle} is a circle of imports.`)]);
});

it("tells of every circle that stands apart", () => {
  const pair = (one: string, other: string) => ({
    [`apps/server/src/${one}.ts`]: `import "./${other}.ts";`,
    [`apps/server/src/${other}.ts`]: `import type { T } from "./${one}.ts";`,
  });
  expect(check({ ...pair("a", "b"), ...pair("c", "d") })).toHaveLength(2);
});

const allowed: [why: string, sources: Record<string, string>][] = [
  [
    "two ways to one file",
    {
      "apps/server/src/a.ts": 'import "./b.ts"; import "./c.ts";',
      "apps/server/src/b.ts": 'import "./d.ts";',
      "apps/server/src/c.ts": 'import "./d.ts";',
      "apps/server/src/d.ts": 'import "pg"; import "./style.css";',
    },
  ],
  [
    "tests, fixtures and what stands beside the product",
    {
      "apps/server/src/a.fixture.ts": 'import "./b.fixture.ts";',
      "apps/server/src/b.fixture.ts": 'import "./a.fixture.ts";',
      "apps/web/a.ts": 'import "./b.ts";',
      "apps/web/b.ts": 'import "./a.ts";',
    },
  ],
];
it.each(allowed)("allows: %s", (_why, sources) => {
  expect(check(sources)).toEqual([]);
});
