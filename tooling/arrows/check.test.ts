import { describe, expect, it } from "vitest";
import { checkFile, checkFolders } from "./check.ts";
import { parseFacts } from "./parse.ts";
import { folderRules } from "./rules.ts";

const workspaces = Object.keys(folderRules);
const check = (file: string, source: string) =>
  checkFile(file, parseFacts(file, source), workspaces);

describe("import arrows", () => {
  const refused: [why: string, file: string, source: string][] = [
    ["domain takes a library", "packages/domain/src/a.ts", 'import { eq } from "drizzle-orm";'],
    ["domain reads the disk", "packages/domain/src/a.ts", 'import fs from "node:fs";'],
    ["domain takes a package", "packages/domain/src/a.ts", 'import "@tefuda/db/client";'],
    ["db takes a service", "packages/db/src/a.ts", 'import { x } from "@tefuda/services/a/b";'],
    ["adapter takes db", "packages/adapters/src/a.ts", 'export * from "@tefuda/db/client";'],
    [
      "service takes an engine",
      "packages/services/src/a.ts",
      'import { createMemoryBus } from "@tefuda/adapters/bus/memory";',
    ],
    [
      "service takes a factory",
      "packages/services/src/a.ts",
      'import { makeJoker } from "@tefuda/testing/factories/joker";',
    ],
    ["server takes a page", "apps/server/src/a.ts", 'const x = await import("@tefuda/web/app/a");'],
    ["page takes a service", "apps/web/src/app/a.tsx", 'import { x } from "@tefuda/services/a/b";'],
    [
      "page takes the server's code",
      "apps/web/src/platform/trpc.ts",
      'import { type AppRouter } from "@tefuda/server/trpc/router";',
    ],
    [
      "relative import out of the package",
      "packages/services/src/a/b.ts",
      'import { x } from "../../../db/src/client.ts";',
    ],
    [
      "feature takes a feature",
      "apps/web/src/features/chat/room.tsx",
      'import { Card } from "@/features/joker/card";',
    ],
    [
      "feature takes a feature by a relative path",
      "apps/web/src/features/chat/room.tsx",
      'import { Card } from "../joker/card";',
    ],
    [
      "the product takes a fixture",
      "packages/services/src/chat/a.ts",
      'import { start } from "../matching/thread.fixture.ts";',
    ],
    ["ui takes a feature", "apps/web/src/ui/a.tsx", 'import { x } from "@/features/chat/room";'],
    ["ui fetches", "apps/web/src/ui/a.tsx", 'import { trpc } from "../platform/trpc";'],
    ["platform knows a feature", "apps/web/src/platform/a.ts", 'export * from "@/features/a/b";'],
  ];
  it.each(refused)("refuses: %s", (_why, file, source) => {
    const [problem, ...others] = check(file, source);
    expect(others).toEqual([]);
    expect(problem).toContain(`${file}:1 imports `);
  });

  const allowed: [why: string, file: string, source: string][] = [
    ["domain takes zod", "packages/domain/src/a.ts", 'import { z } from "zod";'],
    ["domain takes itself", "packages/domain/src/a/b.ts", 'import { x } from "../c/d.ts";'],
    [
      "service takes a port",
      "packages/services/src/a.ts",
      'import type { Bus } from "@tefuda/adapters/bus/port";',
    ],
    [
      "a test takes a factory and an engine",
      "packages/services/src/a.db.test.ts",
      'import "@tefuda/testing/a"; import "@tefuda/adapters/bus/memory";',
    ],
    [
      "page takes the router's type",
      "apps/web/src/platform/trpc.ts",
      'import type { AppRouter } from "@tefuda/server/trpc/router";',
    ],
    [
      "a route composes features",
      "apps/web/src/app/(joker)/page.tsx",
      'import { A } from "@/features/chat/a"; import { B } from "@/features/joker/b";',
    ],
    ["feature takes itself", "apps/web/src/features/chat/a.tsx", 'import { b } from "./b";'],
    [
      "a fixture takes an engine",
      "packages/services/src/matching/thread.fixture.ts",
      'import { createMemoryBus } from "@tefuda/adapters/bus/memory";',
    ],
    ["a comment names a package", "packages/domain/src/a.ts", '// import "@tefuda/db/client";'],
  ];
  it.each(allowed)("allows: %s", (_why, file, source) => {
    expect(check(file, source)).toEqual([]);
  });

  it("refuses a folder that no rule covers", () => {
    expect(checkFolders([...workspaces, "packages/helpers"])).toEqual([
      expect.stringContaining("packages/helpers has no rule"),
    ]);
    expect(checkFolders(workspaces)).toEqual([]);
  });
});

describe("content rules", () => {
  const refused: [why: string, file: string, source: string][] = [
    ["environment", "apps/server/src/plugins/a.ts", "export const a = process.env.PORT;"],
    ["environment", "packages/db/src/a.ts", 'import { env } from "node:process";'],
    ["clock", "packages/domain/src/a.ts", "export const now = () => new Date();"],
    ["clock", "packages/services/src/a.ts", "export const now = () => Date.now();"],
    ["Japanese", "apps/web/src/features/chat/a.tsx", "export const A = () => <p>送信</p>;"],
    ["Japanese", "packages/services/src/a.ts", "export const a = `さん`;"],
  ];
  it.each(refused)("refuses: %s in %s", (_why, file, source) => {
    expect(check(file, source)).toHaveLength(1);
  });

  const allowed: [why: string, file: string, source: string][] = [
    ["the one reader", "apps/server/src/config.ts", "export const a = process.env.PORT;"],
    ["a conversion", "packages/domain/src/a.ts", "export const at = (ms: number) => new Date(ms);"],
    ["copy", "apps/web/src/features/chat/copy.ja.ts", 'export const copy = { send: "送信" };'],
    ["a comment", "packages/services/src/a.ts", "/** 送信 */\nexport const a = 1;"],
    ["a test", "packages/services/src/a.test.ts", 'const now = new Date(); const t = "送信";'],
  ];
  it.each(allowed)("allows: %s in %s", (_why, file, source) => {
    expect(check(file, source)).toEqual([]);
  });
});
