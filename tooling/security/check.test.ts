import { expect, it } from "vitest";
import { makeRowCheck } from "../rows/check.ts";
import { projectOf } from "../rows/sample.fixture.ts";
import { checkSecurity } from "./check.ts";
import { requirements } from "./requirements.ts";

const project = projectOf({
  "a/rule.ts": "export const LIMIT = 3;",
  "a/other.ts": "export const other = 1;",
  "a/rule.test.ts": 'import { LIMIT } from "./rule.ts";\nit("holds the rule", () => {});',
});
const checkRows = makeRowCheck({ project, run: new Map(), complete: false });
const check = (...rows: readonly string[]) =>
  checkSecurity("security.md", rows.join("\n"), project.files, checkRows);

const whole = [...requirements].map(
  ([number, level]) => `| ${number} | ${level} | It | no | There is none. | – |`,
);
/** Everything, with another row for the first requirement, which is of level 2. */
const withFirst = (row: string) => check(row, ...whole.slice(1)).problems;

it("knows 253 requirements, by chapters", () => {
  const chapters = Map.groupBy(requirements.keys(), (number) => number.split(".")[0]);
  expect([...chapters].map(([chapter, all]) => [chapter, [...all].length])).toEqual([
    ["V1", 27],
    ["V2", 11],
    ["V3", 19],
    ["V4", 10],
    ["V5", 9],
    ["V6", 35],
    ["V7", 18],
    ["V8", 7],
    ["V9", 7],
    ["V10", 29],
    ["V11", 14],
    ["V12", 9],
    ["V13", 13],
    ["V14", 9],
    ["V15", 13],
    ["V16", 16],
    ["V17", 7],
  ]);
  expect(requirements.size).toBe(253);
});

it("knows the first and the last of a section, and none of level 3", () => {
  expect(requirements.get("V1.2.9")).toBe(2);
  expect(requirements.get("V6.2.8")).toBe(1);
  expect(requirements.get("V17.3.2")).toBe(2);
  expect(requirements.has("V1.2.10")).toBe(false);
});

it("lets stand what is whole", () => {
  expect(check(...whole).problems).toEqual([]);
});

it.each([
  '| V1.1.1 | 2 | It | yes | It is in `a/rule.ts`. | `a/rule.test.ts` "holds the rule" |',
  "| V1.1.1 | 2 | It | yes | It is in `a/other.ts`. | code only |",
  "| V1.1.1 | 2 | It | yes | It is in `a/other.ts`. | document only |",
  "| V1.1.1 | 2 | It | yes | Open until 2027-03-31: nobody did it. | – |",
])("lets stand %s", (row) => {
  expect(withFirst(row)).toEqual([]);
});

it.each([
  ["| V1.1.1 | 2 | It | yes | In `a/rule.ts`. |", "has to have six cells."],
  ["| V1.1.1 | 1 | It | no | There is none. | – |", "gives V1.1.1 another level than 2."],
  ["| V1.1.1 | 2 | It | partly | In `a/rule.ts`. | code only |", "says neither yes nor no"],
  ["| V1.1.1 | 2 | It | no | There is none. | code only |", "is open or does not apply."],
  ["| V1.1.1 | 2 | It | yes | By care. | code only |", "names no file."],
  ["| V1.1.1 | 2 | It | yes | In `a/gone.ts`. | code only |", "names a/gone.ts, which does not"],
  ["| V1.1.1 | 2 | It | no | See `a/gone.ts`. | – |", "names a/gone.ts, which does not exist."],
  ["| V1.1.1 | 2 | It | yes | In `a/rule.ts`. | – |", "names no test that shows it."],
  [
    '| V1.1.1 | 2 | It | yes | In `a/rule.ts`. | `a/gone.test.ts` "holds the rule" |',
    "names a/gone.test.ts, which does not exist.",
  ],
  [
    '| V1.1.1 | 2 | It | yes | In `a/rule.ts`. | `a/rule.test.ts` "holds no rule" |',
    'names the test "holds no rule", which is not in a/rule.test.ts.',
  ],
  [
    '| V1.1.1 | 2 | It | yes | In `a/other.ts`. | `a/rule.test.ts` "holds the rule" |',
    "names a/other.ts, which none of its tests reaches.",
  ],
  ["| V1.1.1 | 2 | It | yes | Open: later. | – |", "until when it is open, and why."],
  ["| V1.1.1 | 2 | It | yes | Open until 2027-03-31: | – |", "until when it is open, and why."],
  ["| V1.1.1 | 2 | It | yes | Open until 2027-02-77: later. | – |", "which is no day."],
  [
    "| V1.1.1 | 2 | It | yes | Open until 2027-04-01: later. | – |",
    "longer than until 2027-03-31.",
  ],
])("refuses %s", (row, problem) => {
  expect(withFirst(row).join()).toContain(problem);
});

it("refuses a number that is missing, there twice, or none of levels 1 and 2", () => {
  expect(check(...whole.slice(1)).problems).toEqual(["security.md leaves V1.1.1 out."]);
  expect(check(...whole, ...whole.slice(0, 1)).problems).toEqual([
    "security.md has V1.1.1 2 times.",
  ]);
  expect(check(...whole, "| V1.2.10 | 3 | It | no | None. | – |").problems).toEqual([
    "security.md:254 has V1.2.10, which levels 1 and 2 do not have.",
  ]);
});

it("counts what is shown, read, open and away", () => {
  const rows = [
    '| V1.1.1 | 2 | It | yes | In `a/rule.ts`. | `a/rule.test.ts` "holds the rule" |',
    "| V1.1.2 | 2 | It | yes | In `a/rule.ts`. | code only |",
    "| V1.2.1 | 1 | It | yes | Open until 2027-03-31: nobody did it. | – |",
  ];
  expect(check(...rows, ...whole.slice(3)).summary).toBe(
    "Of 253 requirements of ASVS 1 are shown by tests, 1 by reading alone, 1 are open, 250 do not apply.",
  );
});
