import { mkdir, readFile, rm } from "node:fs/promises";
import { journeysFor } from "../changed/journeys.ts";
import { sentFile } from "../conformance/sources.ts";
import { node24, root } from "../paths.mjs";
import { run } from "../process.mjs";
import { addCounts, type Counts, countPlaywright, countVitest, noCounts } from "./counts.ts";
import type { Step } from "./stages.ts";
import { unhandledOf } from "./unhandled-reporter.ts";

export type Suite = "unit" | "postgres" | "embedded" | "e2e" | "e2e-embedded";

const names: Record<Suite, string> = {
  unit: "unit tests",
  postgres: "database tests on PostgreSQL",
  embedded: "conformance of the embedded database",
  e2e: "journeys in Chromium",
  "e2e-embedded": "journeys on the embedded database",
};

const folder = `${root}node_modules/.cache/test-report/`;

/** The files that have changed, where only what they reach is to run. */
type Changed = readonly string[] | undefined;

/** One project of vitest.config.ts. */
export function tests(project: Exclude<Suite, "e2e">, changed: Changed): Step {
  const related = changed && ["related", "--run", ...changed.map((file) => root + file)];
  const vitest = `${root}node_modules/vitest/vitest.mjs`;
  return {
    name: names[project],
    async run(write) {
      if (changed?.length === 0) return noCounts;
      if (project === "embedded" && !changed) await rm(sentFile, { force: true });
      return withReport({
        suite: project,
        isPart: changed !== undefined,
        runTo: (file) =>
          run(
            node24,
            [vitest, ...(related ?? ["run"]), ...["--project", project, "--passWithNoTests"]],
            {
              cwd: root,
              write,
              // A developer's own server is not for tests: they start one.
              env: {
                TEST_DATABASE_URL: undefined,
                SENT_SQL_FILE: changed ? undefined : sentFile,
                TEST_REPORT_FILE: file,
              },
            },
          ),
        count: countVitest,
      });
    },
  };
}

/** The journeys of playwright.config.ts. */
export function browserTests(
  changed: Changed,
  database: "postgres" | "embedded" = "postgres",
): Step {
  const suite = database === "embedded" ? "e2e-embedded" : "e2e";
  const files = changed ? journeysFor(changed) : "all";
  return {
    name: names[suite],
    async run(write) {
      if (files !== "all" && files.length === 0) return noCounts;
      const playwright = [`${root}node_modules/@playwright/test/cli.js`, "test"];
      return withReport({
        suite,
        isPart: changed !== undefined,
        runTo: (file) =>
          run(node24, [...playwright, "--reporter=list,json", ...(files === "all" ? [] : files)], {
            cwd: root,
            write,
            env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEFUDA_E2E_DATABASE: database },
          }),
        count: countPlaywright,
      });
    },
  };
}

interface Run<Report> {
  readonly suite: Suite;
  /** Of some tests only: there may be none, and the report of the whole stays what it was. */
  readonly isPart: boolean;
  /** Runs with a JSON report to a file, and answers the exit code. */
  readonly runTo: (file: string) => Promise<number>;
  readonly count: (report: Report) => Counts;
}

/** The runner's own exit code counts too: it also fails for what no test stands for. */
async function withReport<Report>({ suite, isPart, runTo, count }: Run<Report>) {
  const file = `${folder}${suite}${isPart ? "-part" : ""}.json`;
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  await rm(unhandledOf(file), { force: true });
  const code = await runTo(file);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined && isPart && code === 0) return noCounts;
  if (text === undefined) return { passed: 0, failed: 1, notes: [`no report, code ${code}`] };
  const unhandled: string[] = JSON.parse(
    await readFile(unhandledOf(file), "utf8").catch(() => "[]"),
  );
  const counts = addCounts(count(JSON.parse(text)), { ...noCounts, notes: unhandled });
  if (counts.passed + counts.failed === 0 && !isPart) {
    return { passed: 0, failed: 1, notes: ["not one test was found"] };
  }
  if (code === 0 || counts.failed > 0) return counts;
  const notes = [`every test passed, yet the runner ended with ${code}`];
  return { ...counts, failed: 1, notes };
}
