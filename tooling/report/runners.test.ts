import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { root } from "../paths.mjs";
import { playwrightStep } from "./playwright-step.ts";
import { runStage, type Step } from "./stages.ts";
import { vitestStep } from "./vitest-step.ts";

// Small projects, run by the real runners: what their reports look like is theirs to change.
// Each takes processes of its own, beside all that else is run.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const made: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-runners-"));
  made.push(folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  put("package.json", '{ "type": "module" }');
});
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true });
});

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Stands at the head of a test file: true the first time that it is asked in this folder. */
const firstTime = `import { existsSync, writeFileSync } from "node:fs";
const isFirst = (name) => !existsSync(name) && (writeFileSync(name, ""), true);\n`;

async function resultOf(step: Step) {
  const printed: string[] = [];
  const quiet: Step = {
    name: "beside it",
    run: async () => ({ passed: 0, failed: 0, notes: [], unsteady: [] }),
  };
  const counts = await runStage(
    [step, quiet],
    (text) => void printed.push(String(text)),
    () => false,
  );
  return { counts, printed: printed.join("") };
}

const vitest = (hasSecondTry: boolean) =>
  vitestStep({
    name: "database tests",
    root: `${folder}/`,
    project: "small",
    args: ["run"],
    isPart: false,
    report: join(folder, "report.json"),
    env: { NODE_COMPILE_CACHE: undefined, VITEST: undefined },
    hasSecondTry,
  });

function layVitest() {
  put(
    "vitest.config.ts",
    `import { noteRun } from ${JSON.stringify(join(root, "tooling/report/run-reporter.ts"))};
const outputFile = process.env.TEST_REPORT_FILE;
export default { test: {
  maxWorkers: 2,
  reporters: [["json", { outputFile }], noteRun(outputFile)],
  projects: [{ test: { name: "small", include: ["*.test.ts"], isolate: false } }],
} };`,
  );
  put("steady.test.ts", 'import { it } from "vitest"; it("passes", () => {});');
  put(
    "late.test.ts",
    `${firstTime}import { it } from "vitest";
it("is late once", () => { if (isFirst("late")) throw new Error("too late"); });`,
  );
  put(
    "dead.test.ts",
    `${firstTime}import { it } from "vitest";
it("passes before", () => {});
it("loses its worker once", () => isFirst("dead") && (process.kill(process.pid, "SIGKILL"), new Promise(() => {})));`,
  );
}

it("runs a file with a failed test, and one whose worker was killed, once more", async () => {
  layVitest();
  const { counts, printed } = await resultOf(vitest(true));
  expect(counts).toMatchObject({ passed: 4, failed: 0, notes: [] });
  expect([...counts.unsteady].sort((a, b) => (a.title < b.title ? -1 : 1))).toEqual([
    { title: "dead.test.ts", error: expect.stringContaining("Worker exited unexpectedly") },
    { title: "late.test.ts · is late once", error: "Error: too late" },
  ]);
  expect(printed).toContain("── once more, database tests: late.test.ts ──");
  const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  expect(report.testResults.map(({ status }: { status: string }) => status)).toEqual([
    "passed",
    "passed",
    "passed",
  ]);
});

it("gives no second try where none is due", async () => {
  layVitest();
  const { counts } = await resultOf(vitest(false));
  expect(counts).toMatchObject({ passed: 1, unsteady: [] });
  expect(counts.failed).toBeGreaterThanOrEqual(3);
});

it("fails a test that fails twice, and one that was skipped", async () => {
  layVitest();
  put(
    "late.test.ts",
    'import { it } from "vitest"; it("never comes", () => { throw new Error("no"); });',
  );
  put("dead.test.ts", 'import { it } from "vitest"; it.skip("sleeps", () => {});');
  const { counts } = await resultOf(vitest(true));
  expect(counts).toMatchObject({ passed: 1, failed: 2, unsteady: [] });
  expect([...counts.notes].sort()).toEqual([
    "failed: late.test.ts · never comes",
    "skipped: dead.test.ts · sleeps",
  ]);
});

it("fails where nothing was reported", async () => {
  put("vitest.config.ts", 'throw new Error("no settings");');
  expect((await resultOf(vitest(true))).counts).toMatchObject({
    passed: 0,
    failed: 1,
    notes: ["no report, code 1"],
  });
});

const playwright = () =>
  playwrightStep({
    name: "journeys",
    root: `${folder}/`,
    files: [],
    isPart: false,
    report: join(folder, "report.json"),
    env: { NODE_COMPILE_CACHE: undefined, VITEST: undefined, CI: undefined },
  });

it("takes a browser test that passes the second time as unsteady, and fails all others", async () => {
  put(
    "playwright.config.ts",
    `import config from ${JSON.stringify(join(root, "playwright.config.ts"))};
const { retries, retryStrategy, use: { trace } } = config;
export default { testDir: ".", testMatch: "*.journey.ts", retries, retryStrategy, use: { trace } };`,
  );
  put(
    "a.journey.ts",
    `${firstTime}import { test } from "@playwright/test";
test("passes", () => {});
test("is late once", () => { if (isFirst("late")) throw new Error("too late"); });
test("never comes", () => { throw new Error("no"); });
test("sleeps", () => { test.skip(); });
test("is to fail", () => { test.fail(); throw new Error("as it is to"); });
test("ends its worker once", () => { if (isFirst("dead")) process.exit(3); });`,
  );
  const { counts } = await resultOf(playwright());
  expect(counts).toMatchObject({ passed: 3, failed: 3 });
  expect(counts.unsteady).toEqual([
    {
      title: "e2e/a.journey.ts · is late once",
      error: "Error: too late",
      trace: expect.stringMatching(/^test-results\/.+\/trace\.zip$/),
    },
    expect.objectContaining({ title: "e2e/a.journey.ts · ends its worker once" }),
  ]);
  expect(counts.notes).toEqual([
    "unexpected: e2e/a.journey.ts · never comes",
    "skipped: e2e/a.journey.ts · sleeps",
    "expected: e2e/a.journey.ts · is to fail",
  ]);
});
