import { expect, it } from "vitest";
import {
  countSecondTry,
  countVitest,
  filesToTryAgain,
  type VitestRun,
  withoutFiles,
  withSecondTry,
} from "./vitest.ts";

const test = (status: string) => ({
  status,
  fullName: `a ${status} test`,
  failureMessages: status === "failed" ? ["Error: too late\n at a line"] : [],
});

interface Given {
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly listed?: Readonly<Record<string, number | null>>;
  readonly beside?: VitestRun["notes"]["beside"];
  readonly code?: number;
}

/** A run by the states of its files' tests; a file passed when all of them did. */
function runOf({ files, listed, beside = [], code = 0 }: Given): VitestRun {
  const testResults = Object.entries(files).map(([name, states]) => ({
    name: `/p/${name}`,
    status: states.length > 0 && states.every((state) => state === "passed") ? "passed" : "failed",
    message: states.length === 0 ? "no table" : "",
    assertionResults: states.map(test),
  }));
  const counts =
    listed ??
    Object.fromEntries(Object.entries(files).map(([name, states]) => [name, states.length]));
  return {
    report: { testResults },
    notes: {
      listed: Object.entries(counts).map(([name, tests]) => ({ file: `/p/${name}`, tests })),
      beside,
    },
    code,
  };
}

const death = (file: string) => ({
  text: `Worker exited unexpectedly with signal SIGKILL during started state while running test file /p/${file}`,
  files: [`/p/${file}`],
});

it("counts a test that did not run as failed", () => {
  const run = runOf({ files: { "a.test.ts": ["passed", "failed", "pending", "todo"] }, code: 1 });
  expect(countVitest(run, "/p/")).toEqual({
    passed: 1,
    failed: 3,
    notes: [
      "failed: a.test.ts · a failed test",
      "pending: a.test.ts · a pending test",
      "todo: a.test.ts · a todo test",
    ],
    unsteady: [],
  });
});

it("counts a file that could not be loaded, and says why", () => {
  expect(countVitest(runOf({ files: { "a.test.ts": [] }, code: 1 }), "/p/")).toMatchObject({
    passed: 0,
    failed: 1,
    notes: ["did not run: a.test.ts: no table"],
  });
});

it("counts a file and tests that were listed and are not in the report", () => {
  const run = runOf({
    files: { "a.test.ts": ["passed"] },
    listed: { "a.test.ts": 2, "b.test.ts": null },
  });
  expect(countVitest(run, "/p/")).toMatchObject({
    passed: 1,
    failed: 2,
    notes: ["a.test.ts: 1 of its 2 tests ran", "did not run: b.test.ts"],
  });
});

it("counts what went wrong beside the tests, and an end that nothing stands for", () => {
  const files = { "a.test.ts": ["passed"] };
  const beside = [{ text: "a promise was left alone", files: [] }];
  expect(countVitest(runOf({ files, beside, code: 1 }), "/p/")).toMatchObject({
    failed: 1,
    notes: ["beside the tests: a promise was left alone"],
  });
  expect(countVitest(runOf({ files, code: 7 }), "/p/")).toMatchObject({
    passed: 1,
    failed: 1,
    notes: ["every test passed, yet vitest ended with 7"],
  });
});

it("tries again what failed, was not whole, did not run, or lost its worker, and nothing else", () => {
  const run = runOf({
    files: {
      "failed.test.ts": ["passed", "failed"],
      "passed.test.ts": ["passed"],
      "dead.test.ts": ["pending"],
      "dead-at-its-end.test.ts": ["passed"],
      "part.test.ts": ["passed"],
    },
    listed: {
      "failed.test.ts": 2,
      "passed.test.ts": 1,
      "dead.test.ts": 1,
      "dead-at-its-end.test.ts": 1,
      "part.test.ts": 2,
      "missing.test.ts": null,
    },
    beside: [death("dead.test.ts"), death("dead-at-its-end.test.ts")],
    code: 1,
  });
  const again = filesToTryAgain(run, "/p/");
  expect(again).toEqual([
    "/p/failed.test.ts",
    "/p/dead.test.ts",
    "/p/part.test.ts",
    "/p/missing.test.ts",
    "/p/dead-at-its-end.test.ts",
  ]);
  expect(countVitest(withoutFiles(run, again), "/p/")).toMatchObject({ passed: 1, failed: 0 });
});

it("keeps a fault that no file stands for beside those that are tried again", () => {
  const run = runOf({
    files: { "a.test.ts": ["failed"] },
    beside: [{ text: "a promise was left alone", files: [] }],
    code: 1,
  });
  const rest = withoutFiles(run, filesToTryAgain(run, "/p/"));
  expect(countVitest(rest, "/p/")).toMatchObject({
    failed: 1,
    notes: ["beside the tests: a promise was left alone"],
  });
});

const first = runOf({ files: { "a.test.ts": ["passed", "failed"] }, code: 1 });
const again = (second: VitestRun, before = first) =>
  countSecondTry("/p/a.test.ts", before, second, "/p/");

it("counts a file that passes the second time among the passed, with the tests that failed at first", () => {
  expect(again(runOf({ files: { "a.test.ts": ["passed", "passed"] } }))).toEqual({
    passed: 2,
    failed: 0,
    notes: [],
    unsteady: [{ title: "a.test.ts · a failed test", error: "Error: too late" }],
  });
});

it("counts a file whose worker had died as one unsteady thing", () => {
  const before = runOf({ files: { "a.test.ts": [] }, beside: [death("a.test.ts")], code: 1 });
  expect(again(runOf({ files: { "a.test.ts": ["passed"] } }), before).unsteady).toEqual([
    {
      title: "a.test.ts",
      error:
        "Worker exited unexpectedly with signal SIGKILL during started state while running test file /p/a.test.ts",
    },
  ]);
});

it.each([
  ["a test that fails again", { files: { "a.test.ts": ["passed", "failed"] }, code: 1 }],
  ["another one that fails", { files: { "a.test.ts": ["failed", "passed"] }, code: 1 }],
  ["fewer tests than at first", { files: { "a.test.ts": ["passed"] } }],
  ["another file", { files: { "b.test.ts": ["passed", "passed"] } }],
  ["no file", { files: {} }],
  ["a dead worker", { files: { "a.test.ts": ["passed", "passed"] }, beside: [death("a.test.ts")] }],
  ["an end with a fault", { files: { "a.test.ts": ["passed", "passed"] }, code: 1 }],
] satisfies [string, Given][])("fails a second try with %s", (_, second) => {
  expect(again(runOf(second))).toMatchObject({ failed: 1, unsteady: [] });
});

it("puts the second try in the place of the first in the report", () => {
  const whole = runOf({ files: { "a.test.ts": ["failed"], "b.test.ts": ["passed"] } }).report;
  const second = runOf({ files: { "a.test.ts": ["passed"] } }).report;
  const { testResults } = withSecondTry(whole, "/p/a.test.ts", second);
  expect(testResults.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "/p/b.test.ts passed",
    "/p/a.test.ts passed",
  ]);
});
