import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
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
import { dirname, join } from "node:path";
import { node24, root } from "../paths.mjs";
import { applyMutant, type Mutant } from "./mutant.ts";

/** Longer than the slowest test that is near to anything; a loop without an end is found by this. */
const PATIENCE_MS = 180_000;
const OURS = "@tefuda";

/** A copy of the sources in which faults may be made. */
export interface Workshop {
  /** Whether the tests pass, with the mutant in its place or with none. */
  passes(tests: readonly string[], mutant?: Mutant, titles?: readonly string[]): Promise<boolean>;
  remove(): void;
}

export function openWorkshop(databaseUrl: string): Workshop {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-mutants-"));
  for (const file of sources()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(root + file, join(folder, file));
  }
  linkPackages(folder);
  return {
    async passes(tests, mutant, titles = []) {
      // What no PostgreSQL test loads is tried where it is loaded.
      const project = mutant && /embedded/.test(mutant.file) ? "embedded" : "postgres";
      const trial: Trial = { folder, databaseUrl, project, tests, titles };
      if (!mutant) return run(trial);
      const path = join(folder, mutant.file);
      const source = readFileSync(path, "utf8");
      writeFileSync(path, applyMutant(source, mutant));
      try {
        return await run(trial);
      } finally {
        writeFileSync(path, source);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const sources = (): string[] =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--deduplicate"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter(Boolean);

/** Libraries are those of the project; packages of ours are the copy's own. */
function linkPackages(folder: string) {
  const to = join(folder, "node_modules");
  mkdirSync(join(to, OURS), { recursive: true });
  for (const name of readdirSync(`${root}node_modules`)) {
    if (name !== OURS && name !== ".cache" && name !== ".vite")
      symlinkSync(`${root}node_modules/${name}`, join(to, name));
  }
  for (const group of ["apps", "packages"]) {
    for (const name of readdirSync(join(folder, group)))
      symlinkSync(join(folder, group, name), join(to, OURS, name));
  }
}

interface Trial {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly project: "postgres" | "embedded";
  readonly tests: readonly string[];
  readonly titles: readonly string[];
}

/** One failure is enough: the run ends with it. */
async function run({ folder, databaseUrl, project, tests, titles }: Trial) {
  const pattern = titles.map(patternOf).join("|");
  const args = [
    ...["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--maxWorkers=1", "--reporter=dot"],
    ...["--project=unit", `--project=${project}`],
    ...(pattern ? ["-t", pattern] : []),
    ...tests,
  ];
  const child = spawn(node24, args, {
    cwd: folder,
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: "ignore",
    timeout: PATIENCE_MS,
    killSignal: "SIGKILL",
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** What a table fills into a title may be anything. */
const patternOf = (title: string) =>
  title
    .split(/%[sdifjoO#$]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");
