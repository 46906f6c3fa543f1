import { mkdir, readFile, rm } from "node:fs/promises";
import { node24, root } from "../paths.mjs";
import { run } from "../process.mjs";
import { type Counts, countPlaywright, countVitest } from "./counts.ts";

export type Suite = "unit" | "postgres" | "embedded" | "e2e";

const folder = `${root}node_modules/.cache/test-report/`;

/** Where the last run of a suite stands, in its runner's own JSON. */
const reportOf = (suite: Suite): string => `${folder}${suite}.json`;

/** Runs one project of vitest.config.ts. */
export function runVitest(project: Exclude<Suite, "e2e">): Promise<Counts> {
  return withReport(
    project,
    async (file) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      const args = [`${root}node_modules/vitest/vitest.mjs`, "run", "--project", project];
      return run(node24, [...args, ...reporters], {
        cwd: root,
        // A developer's own server is not for tests: they start one.
        env: { TEST_DATABASE_URL: undefined },
      });
    },
    countVitest,
  );
}

/** Runs the journeys of playwright.config.ts. */
export function runPlaywright(): Promise<Counts> {
  return withReport(
    "e2e",
    (file) => {
      const args = [`${root}node_modules/@playwright/test/cli.js`, "test", "--reporter=list,json"];
      return run(node24, args, { cwd: root, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    },
    countPlaywright,
  );
}

/** The runner's own exit code counts too: it also fails for what no test stands for. */
async function withReport<Report>(
  suite: Suite,
  runTo: (file: string) => Promise<number>,
  count: (report: Report) => Counts,
): Promise<Counts> {
  const file = reportOf(suite);
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  const code = await runTo(file);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1, notes: [`no report, code ${code}`] };
  const counts = count(JSON.parse(text));
  if (counts.passed + counts.failed === 0) {
    return { passed: 0, failed: 1, notes: ["not one test was found"] };
  }
  if (code === 0 || counts.failed > 0) return counts;
  return {
    ...counts,
    failed: 1,
    notes: [`every test passed, yet the runner ended with ${code}`],
  };
}
