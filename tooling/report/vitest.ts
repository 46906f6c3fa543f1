import { relative } from "node:path";
import { addCounts, type Counts, failure, firstLine, noCounts, type Unsteady } from "./counts.ts";
import type { RunNotes } from "./run-reporter.ts";

interface TestFile {
  readonly name: string;
  readonly status: string;
  /** Why the file failed, where none of its tests says it. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** What a run of vitest left: its JSON report, and what that leaves out. */
export interface VitestRun {
  readonly report: { readonly testResults: readonly TestFile[] };
  readonly notes: RunNotes;
  readonly code: number;
}

/** Counts of a whole run, without a second try for anything. */
export function countVitest({ report, notes, code }: VitestRun, root: string): Counts {
  const missing = notes.listed
    .filter(({ file }) => !report.testResults.some(({ name }) => name === file))
    .map(({ file }) => failure(`did not run: ${relative(root, file)}`));
  const counts = [
    ...report.testResults.map((file) => countFile(file, testsOf(file.name, notes), root)),
    ...missing,
    ...notes.beside.map(({ text }) => failure(`beside the tests: ${text}`)),
  ].reduce(addCounts, noCounts);
  if (code === 0 || counts.failed > 0) return counts;
  return addCounts(counts, failure(`every test passed, yet vitest ended with ${code}`));
}

/** How many tests a file was found to have. */
const testsOf = (file: string, { listed }: RunNotes) =>
  listed.find((one) => one.file === file)?.tests ?? 0;

/** A file that failed before its tests ran, or of which tests are missing, counts as one failure more. */
function countFile(file: TestFile, expected: number, root: string): Counts {
  const name = relative(root, file.name);
  const wrong = wrongIn(file);
  const passed = file.assertionResults.length - wrong.length;
  const notes = wrong.map(({ status, fullName }) => `${status}: ${name} · ${fullName}`);
  if (file.status !== "passed" && wrong.length === 0)
    notes.push(`did not run: ${name}: ${file.message}`);
  if (file.assertionResults.length < expected)
    notes.push(`${name}: ${file.assertionResults.length} of its ${expected} tests ran`);
  return { ...noCounts, passed, failed: notes.length, notes };
}

const wrongIn = ({ assertionResults }: TestFile) =>
  assertionResults.filter(({ status }) => status !== "passed");

/** A run without some of its files, whose verdict is a second try's. */
export function withoutFiles(run: VitestRun, files: readonly string[]): VitestRun {
  return {
    report: { testResults: run.report.testResults.filter(({ name }) => !files.includes(name)) },
    notes: {
      listed: run.notes.listed.filter(({ file }) => !files.includes(file)),
      beside: run.notes.beside.filter(({ files: at }) => at.length === 0),
    },
    // The failure that it tells of is one of those files'.
    code: files.length > 0 ? 0 : run.code,
  };
}

/** The files that failed, did not run whole, or were at work when their worker died. */
export function filesToTryAgain(run: VitestRun, root: string): string[] {
  const { report, notes } = run;
  const wrong = notes.listed.filter(({ file, tests }) => {
    const found = report.testResults.find(({ name }) => name === file);
    return !found || countFile(found, tests ?? 0, root).failed > 0;
  });
  const dead = notes.beside.flatMap(({ files }) => files);
  return [...new Set([...wrong.map(({ file }) => file), ...dead])];
}

/** Counts of a file whose second try is its verdict: it has to pass whole, with no fewer tests than at first. */
export function countSecondTry(
  file: string,
  first: VitestRun,
  second: VitestRun,
  root: string,
): Counts {
  const listed = [
    { file, tests: Math.max(testsOf(file, first.notes), testsOf(file, second.notes)) },
  ];
  const counts = countVitest({ ...second, notes: { ...second.notes, listed } }, root);
  return counts.failed > 0 ? counts : { ...counts, unsteady: unsteadyIn(file, first, root) };
}

/** The tests of a file that failed at first; where none did, the file as a whole. */
function unsteadyIn(file: string, { report, notes }: VitestRun, root: string): Unsteady[] {
  const name = relative(root, file);
  const found = report.testResults.find((one) => one.name === file);
  const death = notes.beside.find(({ files }) => files.includes(file))?.text;
  const failed = found?.assertionResults.filter(({ status }) => status === "failed") ?? [];
  if (death || failed.length === 0)
    return [{ title: name, error: firstLine(death ?? found?.message ?? "it did not run") }];
  return failed.map(({ fullName, failureMessages: [message = ""] }) => ({
    title: `${name} · ${fullName}`,
    error: firstLine(message),
  }));
}

/** The report of a run with what a second try says of one file in the place of the first. */
export const withSecondTry = <Report extends VitestRun["report"]>(
  report: Report,
  file: string,
  second: VitestRun["report"],
): Report => ({
  ...report,
  testResults: [
    ...report.testResults.filter(({ name }) => name !== file),
    ...second.testResults.filter(({ name }) => name === file),
  ],
});
