import { expect, it } from "vitest";
import { countPlaywright, type PlaywrightRun } from "./playwright.ts";

type Suite = PlaywrightRun["report"]["suites"][number];
type Status = "expected" | "unexpected" | "flaky" | "skipped";

const passes = { status: "passed", errors: [], attachments: [] };
const fails = {
  status: "failed",
  errors: [{ message: "\u001b[31mError\u001b[39m: no window\n  at a line" }],
  attachments: [{ name: "screenshot" }, { name: "trace", path: "/p/test-results/a/trace.zip" }],
};

const spec = (status: Status, ...results: (typeof passes | typeof fails)[]) => ({
  title: `a ${status} test`,
  file: "a.journey.ts",
  tests: [{ status, results }],
});

const count = (specs: Suite["specs"], code = 0) =>
  countPlaywright({ report: { suites: [{ suites: [{ specs }] }], errors: [] }, code }, "/p/");

it("counts a test that passed when it was run once more among the passed, and names its first error", () => {
  expect(count([spec("expected", passes), spec("flaky", fails, passes)])).toEqual({
    passed: 2,
    failed: 0,
    notes: [],
    unsteady: [
      {
        title: "e2e/a.journey.ts · a flaky test",
        error: "Error: no window",
        trace: "test-results/a/trace.zip",
      },
    ],
  });
});

it("counts what failed twice, was skipped or never ran as failed", () => {
  const specs = [spec("unexpected", fails, fails), spec("skipped"), spec("expected")];
  expect(count(specs, 1)).toEqual({
    passed: 0,
    failed: 3,
    notes: [
      "unexpected: e2e/a.journey.ts · a unexpected test",
      "skipped: e2e/a.journey.ts · a skipped test",
      "expected: e2e/a.journey.ts · a expected test",
    ],
    unsteady: [],
  });
});

it("counts a test that is to fail as failed", () => {
  expect(count([spec("expected", fails)])).toMatchObject({ passed: 0, failed: 1 });
});

it("counts an error outside any test, and an end that no test stands for", () => {
  const report = { suites: [], errors: [{ message: "no server" }] };
  expect(countPlaywright({ report, code: 1 }, "/p/")).toMatchObject({
    failed: 1,
    notes: ["outside any test: no server"],
  });
  expect(count([spec("expected", passes)], 1)).toMatchObject({
    passed: 1,
    failed: 1,
    notes: ["every test passed, yet Playwright ended with 1"],
  });
});
