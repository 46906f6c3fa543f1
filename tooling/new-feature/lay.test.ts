import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkFile } from "../arrows/check.ts";
import { parseFacts } from "../arrows/parse.ts";
import { root } from "../paths.mjs";
import { listCode, listWorkspaces } from "../sources.ts";
import { layFeature } from "./lay.ts";
import { namesOf } from "./names.ts";

const copy = mkdtempSync(join(tmpdir(), "tefuda-feature-"));
const tooLong = 120_000;
/** What the compiler takes together: all but the pages have the same settings. */
const programs = [
  { of: ".", includes: /^(packages|apps\/server)\// },
  { of: "apps/web", includes: /^apps\/web\// },
];
const execute = promisify(execFile);

/** The program's output, whether it was content or not. */
async function outputOf(program: string, args: string[]): Promise<string> {
  const run = execute(join(root, "node_modules/.bin", program), args, { cwd: copy });
  const { stdout, stderr } = await run.catch((error) => error);
  return `${stdout}${stderr}`;
}

/** The project's sources, with packages that find one another in the copy and not in the original. */
function copyProject() {
  for (const entry of [
    "apps",
    "packages",
    "biome.json",
    "tooling/lint",
    "tooling/arrows",
    "tsconfig.json",
    "tsconfig.base.json",
    ".gitignore",
  ]) {
    cpSync(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (path) => !["node_modules", ".next"].includes(basename(path)),
    });
  }
  mkdirSync(join(copy, "node_modules/@tefuda"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name === "@tefuda" || name.startsWith(".")) continue;
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const folder of listWorkspaces(copy)) {
    symlinkSync(join(copy, folder), join(copy, "node_modules/@tefuda", basename(folder)));
  }
}

/** What the compiler reads for the sake of the new files only; the project has its own check. */
function leaveUnchecked(paths: string[]) {
  for (const path of paths) {
    const file = join(copy, path);
    writeFileSync(file, `// @ts-nocheck\n${readFileSync(file, "utf8")}`);
  }
}

describe("a new feature", () => {
  let files: string[] = [];
  beforeAll(async () => {
    copyProject();
    const sources = listCode(copy);
    const { written, changed } = layFeature(copy, namesOf("skill-badge"));
    files = [...written, ...changed];
    await outputOf("biome", ["check", "--write", "--vcs-enabled=false", ...files]);
    leaveUnchecked(sources.filter((path) => !files.includes(path)));
  }, tooLong);
  afterAll(() => rmSync(copy, { recursive: true }));

  it("lays the noun through every layer", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "packages/domain/src/skill-badge/schema.ts",
        "packages/db/src/schema/skill-badge.ts",
        "packages/services/src/skill-badge/create-skill-badge.ts",
        "apps/server/src/routers/skill-badge.ts",
        "apps/web/src/features/skill-badge/copy.ja.ts",
        "tooling/arrows/floors.ts",
      ]),
    );
  });

  it("passes lint and format", async () => {
    const output = await outputOf("biome", [
      "ci",
      "--vcs-enabled=false",
      "--error-on-warnings",
      ...files,
    ]);
    expect(output).toContain("No fixes applied");
    expect(output).not.toContain("Found");
  });

  it("keeps to the import arrows", () => {
    const workspaces = listWorkspaces(copy);
    const problems = files.flatMap((file) =>
      checkFile(file, parseFacts(file, readFileSync(join(copy, file), "utf8")), workspaces),
    );
    expect(problems).toEqual([]);
  });

  it.each(programs)(
    "has the types of $of right",
    async ({ of, includes }) => {
      const own = files.filter((file) => includes.test(file) && /\.tsx?$/.test(file));
      expect(own).not.toEqual([]);
      // What they need comes with them.
      const config = join(copy, of, "tsconfig.feature.json");
      const roots = own.map((file) => relative(join(copy, of), join(copy, file)));
      const only = { extends: "./tsconfig.json", files: roots, include: ["next-env.d.ts"] };
      writeFileSync(config, JSON.stringify(only));
      const output = await outputOf("tsc", ["--noEmit", "--pretty", "false", "-p", config]);
      expect(
        output.split("\n").filter((line) => own.some((file) => line.startsWith(file))),
      ).toEqual([]);
    },
    tooLong,
  );

  it("refuses a name that is in use and one that is no name", () => {
    expect(() => layFeature(copy, namesOf("skill-badge"))).toThrow("is already there");
    expect(() => namesOf("SkillBadge")).toThrow("no name for a feature");
  });
});
