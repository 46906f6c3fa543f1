import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBudgets } from "./check.ts";
import type { BudgetedScreen } from "./screens.ts";
import { scriptsOf } from "./scripts.ts";

const page = "(member)/offers";
const manifest = {
  entryJSFiles: {
    "[project]/apps/web/src/app/layout": ["static/chunks/layout.js"],
    "[project]/apps/web/src/app/not-found": ["static/chunks/missing.js"],
    "[project]/apps/web/src/app/global-error": ["static/chunks/broken.js"],
    "[project]/apps/web/src/app/(member)/offers/page": ["static/chunks/page.js"],
  },
};
const files: Record<string, string> = {
  "build-manifest.json": JSON.stringify({ rootMainFiles: ["static/chunks/main.js"] }),
  [`server/app/${page}/page_client-reference-manifest.js`]: `globalThis.__RSC_MANIFEST={};globalThis.__RSC_MANIFEST["/${page}/page"]=${JSON.stringify(manifest)}`,
  [`server/app/${page}/page/react-loadable-manifest.json`]: JSON.stringify({
    7: { id: 7, files: ["static/chunks/late.js", "static/chunks/page.js"] },
  }),
  "static/chunks/main.js": "main",
  // What is sent lies beside what it was made from.
  "static/chunks/main.js.br": "m".repeat(165_000),
  "static/chunks/layout.js.br": "l".repeat(400),
  "static/chunks/broken.js.br": "b".repeat(40),
  "static/chunks/page.js.br": "p".repeat(60),
  "static/chunks/late.js.br": "e".repeat(1000),
  "static/chunks/layout.js": "layout",
  "static/chunks/broken.js": "broken",
  "static/chunks/page.js":
    "(0,t.default)(()=>e.A(9).then(({Offers:e})=>e),{loadableGenerated:{modules:[7]}})",
  "static/chunks/late.js": "late",
};

let build: string;
beforeAll(async () => {
  build = `${await mkdtemp(join(tmpdir(), "build-"))}/`;
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(build + file), { recursive: true });
    await writeFile(build + file, text);
  }
});
afterAll(() => rm(build, { recursive: true }));

it("counts what a first visit brings, with the late parts that are needed at once", () => {
  const eager = ["main", "layout", "broken", "page"].map((name) => `static/chunks/${name}.js`);
  expect(scriptsOf(build, page, [])).toEqual(eager);
  expect(scriptsOf(build, page, ["Offers"])).toEqual([...eager, "static/chunks/late.js"]);
});

it("refuses a part and a page that the build does not have", () => {
  expect(() => scriptsOf(build, page, ["Ofers"])).toThrow(
    "The page (member)/offers has no late part Ofers.",
  );
  expect(() => scriptsOf(build, "(member)/none", [])).toThrow("ENOENT");
});

it("names the screens above their limits", () => {
  const screen: BudgetedScreen = { name: "offers", page, kind: "public" };
  expect(checkBudgets(build, [screen])).toEqual([
    "offers brings 165.5 kB of scripts; 165 are allowed. Import late what is not needed at once (tooling/budget/screens.ts).",
  ]);
  expect(checkBudgets(build, [{ ...screen, kind: "room" }])).toEqual([]);
});
