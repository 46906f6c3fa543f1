import { relative } from "node:path";

/** What a report says of one test. */
export interface Ran {
  readonly title: string;
  readonly passed: boolean;
  /** Addresses and calls of the server that a browser test came to. */
  readonly routes: readonly string[];
  readonly procedures: readonly string[];
}

/** The tests of one run by their files, and when the run of each began. */
export type LastRun = ReadonlyMap<string, { readonly began: number; readonly ran: readonly Ran[] }>;

interface VitestReport {
  startTime: number;
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

export function ranInVitest(report: VitestReport, root: string): LastRun {
  return new Map(
    report.testResults.map(({ name, assertionResults }) => [
      relative(root, name),
      {
        began: report.startTime,
        ran: assertionResults.map(({ title, status }) => ({
          title,
          passed: status === "passed",
          routes: [],
          procedures: [],
        })),
      },
    ]),
  );
}

interface Annotation {
  type: string;
  description?: string;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; annotations?: Annotation[] }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { startTime: string };
  suites: PlaywrightSuite[];
}

export function ranInPlaywright(report: PlaywrightReport, root: string): LastRun {
  const run = new Map<string, { began: number; ran: Ran[] }>();
  const began = Date.parse(report.stats.startTime);
  const folder = relative(root, report.config.rootDir);
  for (const { title, file, tests } of report.suites.flatMap(specsOf)) {
    const path = `${folder}/${file}`;
    const known = run.get(path) ?? { began, ran: [] };
    run.set(path, known);
    const noted = (type: string) =>
      tests
        .flatMap(({ annotations = [] }) => annotations)
        .filter((annotation) => annotation.type === type)
        .map(({ description = "" }) => description);
    known.ran.push({
      title,
      // An unsteady test passed when it was run once more.
      passed: tests.every(({ status }) => status === "expected" || status === "flaky"),
      routes: noted("route"),
      procedures: noted("procedure"),
    });
  }
  return run;
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Puts the reports of the parts together: a database test may stand in two of them. */
export function together(runs: readonly LastRun[]): LastRun {
  const all = new Map<string, { began: number; ran: readonly Ran[] }>();
  for (const run of runs) {
    for (const [file, { began, ran }] of run) {
      const before = all.get(file);
      all.set(file, {
        began: Math.min(began, before?.began ?? began),
        ran: [...(before?.ran ?? []), ...ran],
      });
    }
  }
  return all;
}
