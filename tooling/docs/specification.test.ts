import { expect, it } from "vitest";
import { checkRules } from "./specification.ts";

const shown = {
  files: ["a/rule.ts", "a/rule.test.ts"],
  read: () => 'it("holds the rule", () => {})',
};
const check = (row: string) => checkRules("spec.md", row, shown);

it.each([
  '| A rule | `a/rule.ts` | `a/rule.test.ts` "holds the rule" |',
  "| A rule | `a/rule.ts` | `a/rule.test.ts` |",
])("counts %s as built", (row) => {
  expect(check(row)).toEqual({ built: 1, open: 0, problems: [] });
});

it("counts what is not built yet", () => {
  expect(check("| A rule | not built yet | – |")).toEqual({ built: 0, open: 1, problems: [] });
});

it.each([
  ["| A rule | `a/gone.ts` | `a/rule.test.ts` |", "names a/gone.ts, which does not exist"],
  ["| A rule | `a/rule.ts` | `a/gone.test.ts` |", "names a/gone.test.ts, which does not exist"],
  ['| A rule | `a/rule.ts` | `a/rule.test.ts` "other" |', 'names the test "other"'],
  ["| A rule | `a/rule.ts` | by eye |", "names no test"],
  ["| A rule | somewhere | `a/rule.test.ts` |", "names no file"],
  ["| A rule | `a/rule.ts` |", "has to name a rule"],
  ["| A rule | not built yet | `a/rule.test.ts` |", "is not built"],
])("refuses %s", (row, problem) => {
  expect(check(row).problems.join()).toContain(problem);
});
