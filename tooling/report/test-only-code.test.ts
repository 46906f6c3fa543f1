import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../paths.mjs";

const folder = mkdtempSync(join(tmpdir(), "tefuda-knip-"));
afterAll(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A small project of the same form, with the real settings and the real domain's package.json. */
function lay() {
  for (const path of ["knip.production.json", "packages/domain/package.json"]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(root + path, join(folder, path));
  }
  put("package.json", '{ "name": "small", "workspaces": ["apps/*", "packages/*"] }');
  put(
    "apps/server/package.json",
    '{ "name": "@tefuda/server", "exports": { "./*": "./src/*.ts" }, "dependencies": { "@tefuda/domain": "*" } }',
  );
  mkdirSync(join(folder, "node_modules/@tefuda"), { recursive: true });
  symlinkSync(join(folder, "packages/domain"), join(folder, "node_modules/@tefuda/domain"));
  put(
    "packages/domain/src/offer/limits.ts",
    "export const READ = 1;\nexport const TESTED = 2;\nexport const SHARED = 3;\nexport const within = () => READ;\n",
  );
  put(
    "packages/domain/src/offer/limits.test.ts",
    'import { READ, SHARED, TESTED } from "./limits.ts";\nconsole.log(READ, SHARED, TESTED);\n',
  );
  put(
    "packages/domain/src/offer/limits.fixture.ts",
    'import { SHARED } from "./limits.ts";\nexport const made = SHARED;\n',
  );
  put(
    "apps/server/src/main.ts",
    'import { within } from "@tefuda/domain/offer/limits";\nconsole.log(within());\n',
  );
}

const report = () =>
  spawnSync(
    join(root, "node_modules/.bin/knip"),
    ["--production", "-c", "knip.production.json", "--no-progress", "--reporter", "json"],
    { cwd: folder, encoding: "utf8" },
  );

it("refuses an export of the domain that tests and fixtures alone use", () => {
  lay();
  const { status, stdout } = report();
  const names = [...stdout.matchAll(/"name":"([A-Z]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["TESTED", "SHARED"]);
  expect(status).toBe(1);

  put(
    "apps/server/src/other.ts",
    'import { SHARED, TESTED } from "@tefuda/domain/offer/limits";\nconsole.log(SHARED, TESTED);\n',
  );
  expect(report().status).toBe(0);
});
