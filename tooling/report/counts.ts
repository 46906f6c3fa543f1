/** What one part of `npm test` found. A skipped test counts as failed: nothing is left out in silence. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
}

export const noCounts: Counts = { passed: 0, failed: 0, notes: [] };

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    notes: [...a.notes, ...b.notes],
  };
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    /** Why the file failed, where none of its tests says it. */
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Counts of vitest's JSON report; a file that failed before its tests ran counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  return report.testResults
    .map((file): Counts => {
      const tests = file.assertionResults;
      const wrong = tests.filter((test) => test.status !== "passed");
      const brokenFile = file.status === "failed" && !tests.some((t) => t.status === "failed");
      const notes = wrong.map((test) => `${test.status}: ${file.name} · ${test.fullName}`);
      if (brokenFile) notes.push(`did not run: ${file.name}: ${file.message}`);
      return {
        passed: tests.length - wrong.length,
        failed: wrong.length + (brokenFile ? 1 : 0),
        notes,
      };
    })
    .reduce(addCounts, noCounts);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: "expected" | "unexpected" | "flaky" | "skipped" }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Counts of Playwright's JSON report; an error outside any test counts as one failure. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const outside: Counts = {
    passed: 0,
    failed: report.errors.length,
    notes: report.errors.map((error) => `outside any test: ${error.message ?? "unknown error"}`),
  };
  return report.suites.map(countSuite).reduce(addCounts, outside);
}

function countSuite(suite: PlaywrightSuite): Counts {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test): Counts => {
      if (test.status === "expected") return { passed: 1, failed: 0, notes: [] };
      return { passed: 0, failed: 1, notes: [`${test.status}: ${spec.file} · ${spec.title}`] };
    }),
  );
  return [...own, ...(suite.suites ?? []).map(countSuite)].reduce(addCounts, noCounts);
}
