import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { node24, root } from "../paths.mjs";
import { run } from "../process.mjs";
import { type Counts, countPlaywright, countVitest } from "./counts.ts";

/** Runs one project of vitest.config.ts. */
export function runVitest(project: "unit" | "embedded" | "postgres"): Promise<Counts> {
  return withReport(async (file) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const args = [`${root}node_modules/vitest/vitest.mjs`, "run", "--project", project];
    return run(node24, [...args, ...reporters], {
      cwd: root,
      // A developer's own server is not for tests: they start one.
      env: { TEST_DATABASE_URL: undefined },
    });
  }, countVitest);
}

/** Runs the journeys of playwright.config.ts. */
export function runPlaywright(): Promise<Counts> {
  return withReport((file) => {
    const args = [`${root}node_modules/@playwright/test/cli.js`, "test", "--reporter=list,json"];
    return run(node24, args, { cwd: root, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  }, countPlaywright);
}

/** The runner's own exit code counts too: it also fails for what no test stands for. */
async function withReport<Report>(
  runTo: (file: string) => Promise<number>,
  count: (report: Report) => Counts,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), "tefuda-report-"));
  try {
    const file = join(folder, "report.json");
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
  } finally {
    await rm(folder, { recursive: true });
  }
}
