import { expect, it } from "vitest";
import { makeRowCheck } from "./check.ts";
import type { LastRun } from "./reports.ts";
import { projectOf } from "./sample.fixture.ts";
import { readRows } from "./table.ts";

const project = projectOf({
  "a/rule.ts": "export const LIMIT = 3;\nexport const words = { saved: 'Saved' };",
  "a/other.ts": "export const other = 1;",
  "a/rule.test.ts": [
    'import { LIMIT } from "./rule.ts";',
    'import type { other } from "./other.ts";',
    'it("holds the rule", () => {});',
    'it.each(cases)("refuses %s", () => {});',
    'it.skip("sleeps", () => {});',
    '// it("was once")',
  ].join("\n"),
});

const ranWith = (title: string, passed: boolean): LastRun =>
  new Map([["a/rule.test.ts", { began: 1, ran: [{ title, passed, routes: [], procedures: [] }] }]]);

interface Held {
  readonly run?: LastRun;
  readonly complete?: boolean;
}

const check = (row: string, { run = new Map(), complete = false }: Held = {}) =>
  makeRowCheck({ project, run, complete })("spec.md", readRows(`## 1. Part\n${row}`));

const good = '| A rule | `a/rule.ts` | `a/rule.test.ts` "holds the rule" |';

it.each([
  good,
  '| A rule | `a/rule.ts#LIMIT` | `a/rule.test.ts` "holds the rule" |',
  '| A rule | `a/rule.ts#words.saved` | `a/rule.test.ts` "refuses %s" |',
  '| A rule | `a/rule.ts` | `a/rule.test.ts` "refuses nothing at all" |',
  "| A rule | not built yet | – |",
])("lets stand %s", (row) => {
  expect(check(row)).toEqual([]);
});

it.each([
  ['| A rule | `a/gone.ts` | `a/rule.test.ts` "holds the rule" |', "names a/gone.ts, which does"],
  ['| A rule | `a/rule.ts` | `a/gone.test.ts` "other" |', "names a/gone.test.ts, which does"],
  ["| A rule | `a/rule.ts` | by eye |", "names no test"],
  ['| A rule | somewhere | `a/rule.test.ts` "holds the rule" |', "names no file"],
  ["| A rule | `a/rule.ts` |", "has to name a rule"],
  ["| A rule | not built yet | `a/rule.test.ts` |", "is not built"],
  ["| A rule | `a/rule.ts` | `a/rule.test.ts` |", "names no title of a test in a/rule.test.ts"],
])("refuses the form of %s", (row, problem) => {
  expect(check(row).join()).toContain(`spec.md:2 ${problem}`);
});

it("reads a rule that begins with the word of the heading", () => {
  const rows = readRows("| Rule | Where | Shown by |\n| Rules are read | `a/gone.ts` | – |");
  expect(rows.map(({ rule }) => rule)).toEqual(["Rules are read"]);
});

it.each(["other", "sleeps", "was once", "holds the", "LIMIT"])(
  "refuses the title %s, which no test has",
  (title) => {
    expect(check(`| A rule | \`a/rule.ts\` | \`a/rule.test.ts\` "${title}" |`)).toEqual([
      `spec.md:2 names the test "${title}", which is not in a/rule.test.ts.`,
    ]);
  },
);

it("refuses a row whose test does not reach its file", () => {
  expect(check('| A rule | `a/other.ts` | `a/rule.test.ts` "holds the rule" |')).toEqual([
    'spec.md:2 names the test "holds the rule", which reaches none of its files.',
    "spec.md:2 names a/other.ts, which none of its tests reaches.",
  ]);
});

it("refuses the one of two files that no test reaches", () => {
  expect(check('| A | `a/rule.ts`, `a/other.ts` | `a/rule.test.ts` "holds the rule" |')).toEqual([
    "spec.md:2 names a/other.ts, which none of its tests reaches.",
  ]);
});

it.each(["MINIMUM", "words.sent", "LIMIT.saved"])("refuses the symbol %s", (symbol) => {
  expect(check(`| A | \`a/rule.ts#${symbol}\` | \`a/rule.test.ts\` "holds the rule" |`)).toEqual([
    `spec.md:2 names ${symbol}, which a/rule.ts does not declare.`,
  ]);
});

it("refuses a test that failed", () => {
  expect(check(good, { run: ranWith("holds the rule", false) })).toEqual([
    'spec.md:2 names the test "holds the rule", which did not pass.',
  ]);
});

it("refuses a test that its file's report does not have", () => {
  expect(check(good, { run: ranWith("something else", true) })).toEqual([
    'spec.md:2 names the test "holds the rule", which did not run.',
  ]);
});

it("refuses a test of which no report speaks only after everything ran", () => {
  expect(check(good)).toEqual([]);
  expect(check(good, { complete: true })).toEqual([
    'spec.md:2 names the test "holds the rule", which did not run.',
  ]);
});

it("finds a row of a table of cases in what ran", () => {
  const row = '| A rule | `a/rule.ts` | `a/rule.test.ts` "refuses %s" |';
  expect(check(row, { run: ranWith("refuses 12", true), complete: true })).toEqual([]);
  expect(check(row, { run: ranWith("refuses 12", false) })).toEqual([
    'spec.md:2 names the test "refuses %s", which did not pass.',
  ]);
});
