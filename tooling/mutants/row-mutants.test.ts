import { expect, it } from "vitest";
import { readRows } from "../rows/table.ts";
import { applyMutant } from "./mutant.ts";
import { rowMutants } from "./row-mutants.ts";

const source = [
  "export const LIMIT = 3;",
  'export const keys = ["one", "two"];',
  'export const kind = "plain";',
].join("\n");
const brokenBy = (row: string) =>
  rowMutants(readRows(`## 1. Part\n${row}`), () => source).map(({ mutant, tests }) => [
    applyMutant(source, mutant).split("\n")[mutant.line - 1],
    tests.map(({ title }) => title).join(),
  ]);

it("breaks the constant, the list or the word that a row names, for the test that it names", () => {
  const row = (symbol: string) => `| A rule | \`a.ts#${symbol}\` | \`a.test.ts\` "holds it" |`;
  expect(brokenBy(row("LIMIT"))).toEqual([["export const LIMIT = 4;", "holds it"]]);
  expect(brokenBy(row("keys"))).toEqual([
    ['export const keys = ["one"];', "holds it"],
    ['export const keys = ["two", "one"];', "holds it"],
  ]);
  expect(brokenBy(row("kind"))).toEqual([['export const kind = "plainx";', "holds it"]]);
});

it.each([
  '| A rule | `a.ts` | `a.test.ts` "holds it" |',
  '| A rule | `a.ts#LIMIT` | `e2e/a.journey.ts` "holds it" |',
])("leaves %s alone", (row) => {
  expect(brokenBy(row)).toEqual([]);
});
