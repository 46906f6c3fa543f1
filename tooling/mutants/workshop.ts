import { type ChildProcess, execFileSync, fork } from "node:child_process";
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
import type { Reached, ReachedBy } from "./reach.ts";
import type { Answer, Failed, Order } from "./tester.ts";

/** Longer than any test that is near to anything; a loop without an end is found by this. */
const PATIENCE_MS = 300_000;
const OURS = "@tefuda";

/** A copy of the sources in which faults may be made. */
export interface Workshop {
  /** Whether the tests pass with the mutant in its place; of a test those titles alone, where any are given. */
  passes(tests: readonly string[], mutant: Mutant, titles?: readonly string[]): Promise<boolean>;
  /** What the tests run of files whose functions tell it: the marked sources by their paths. */
  reached(tests: readonly string[], marked: ReadonlyMap<string, string>): Promise<ReachedBy[]>;
  remove(): void;
}

export function openWorkshop(databaseUrl: string): Workshop {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-mutants-"));
  for (const file of sources()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(root + file, join(folder, file));
  }
  linkPackages(folder);
  const told = join(folder, "reached.jsonl");
  const env = { TEST_DATABASE_URL: databaseUrl };
  const tester = startTester(folder, env);
  const recorder = startTester(folder, { ...env, REACHED_FILE: told });

  /** Does something while files are other than they are. */
  async function during<Done>(others: ReadonlyMap<string, string>, act: () => Promise<Done>) {
    const sources = [...others.keys()].map(
      (file) => [file, readFileSync(join(folder, file))] as const,
    );
    for (const [file, source] of others) writeFileSync(join(folder, file), source);
    try {
      return await act();
    } finally {
      for (const [file, source] of sources) writeFileSync(join(folder, file), source);
    }
  }

  return {
    passes(tests, mutant, titles = []) {
      // What no PostgreSQL test loads is tried where it is loaded.
      const database = /embedded/.test(mutant.file) ? "embedded" : "postgres";
      const order: Order = {
        changed: [mutant.file],
        projects: ["unit", database, "embedded"],
        tests,
        titles: titles.map(patternOf).join("|"),
      };
      const source = readFileSync(join(folder, mutant.file), "utf8");
      const broken = new Map([[mutant.file, applyMutant(source, mutant)]]);
      return during(broken, async () => {
        const failed = await tester.run(order);
        return failed?.length === 0;
      });
    },
    reached: (tests, marked) =>
      during(marked, async () => {
        writeFileSync(told, "");
        const order = {
          changed: [],
          projects: ["unit", "postgres", "embedded"],
          tests,
          titles: "",
        };
        const failed = await recorder.run(order);
        if (!failed) throw new Error(`Without a fault, tests come to no end: ${tests.join(", ")}`);
        const lines = readFileSync(told, "utf8").split("\n").filter(Boolean);
        const reached = lines.map((line): Reached => JSON.parse(line));
        return tests.map((test) => ({
          onLoad: [],
          inTests: [],
          ...reached.find((one) => one.test === test),
          test,
          fails: failed.includes(test),
        }));
      }),
    remove() {
      tester.end();
      recorder.end();
      rmSync(folder, { recursive: true, force: true });
    },
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

interface Tester {
  /** The tests that failed; nothing where they came to no end in time. */
  run(order: Order): Promise<Failed | undefined>;
  end(): void;
}

/** A process in the copy that runs tests; it is started with the first, and again after one without an end. */
function startTester(folder: string, env: Readonly<Record<string, string>>): Tester {
  let child: ChildProcess | undefined;
  const end = () => {
    // Its workers are of its group, and one of them may be what does not end.
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    child = undefined;
  };
  return {
    async run(order): Promise<Failed | undefined> {
      child ??= fork(join(folder, "tooling/mutants/tester.ts"), {
        cwd: folder,
        env: { ...process.env, ...env },
        execPath: node24,
        detached: true,
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      child.send(order);
      const failed = await answerOf(child);
      if (!failed) end();
      return failed;
    },
    end,
  };
}

function answerOf(child: ChildProcess): Promise<Failed | undefined> {
  const { promise, resolve } = Promise.withResolvers<Failed | undefined>();
  const patience = setTimeout(() => resolve(undefined), PATIENCE_MS);
  child.on("message", (answer: Answer) => {
    if (answer === "going on") patience.refresh();
    else resolve(answer);
  });
  child.on("exit", () => resolve(undefined));
  return promise.finally(() => {
    clearTimeout(patience);
    child.removeAllListeners();
  });
}

/** What a table fills into a title may be anything. */
const patternOf = (title: string) =>
  title
    .split(/%[sdifjoO#$]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");
