import { expect, it } from "vitest";
import { checkLeftOut, checkTriedAgain } from "./check.ts";

it.each([
  ['test.skip("sleeps", () => {});', "says test.skip"],
  ['test("a", async () => { test.fixme(isSlow); });', "says test.fixme"],
  ['test("a", async ({}, testInfo) => { testInfo.skip(); });', "says testInfo.skip"],
  ['test.fail("a", () => {});', "says test.fail"],
  ['describe.only("part", () => {});', "says describe.only"],
  ['test.describe.only("part", () => {});', "says test.only"],
  ['it.skipIf(isRoot)("a", () => {});', "says it.skipIf"],
  ['it.concurrent.only.each(cases)("a", () => {});', "says it.only"],
  ['it("a", { retry: 2 }, () => {});', "sets retry"],
  ['it("a", { skip: true }, () => {});', "sets skip"],
  ['test.describe.configure({ mode: "parallel", retries: 1 });', "sets retries"],
])("refuses %s", (source, said) => {
  expect(checkLeftOut("a.test.ts", `\n${source}`)).toEqual([
    `a.test.ts:2 ${said}: every test runs, and only the whole check tries again.`,
  ]);
});

it.each([
  'it.each(cases)("a", () => {});',
  'test.describe.configure({ mode: "parallel" });',
  'it("says it.skip", () => { expect("it.skip()").toBe(1); });',
  "const list = rows.skip(1); const query = useQuery({ retry: false });",
  'test.use({ serverFor: "file" });',
])("lets stand %s", (source) => {
  expect(checkLeftOut("a.test.ts", source)).toEqual([]);
});

it.each([
  ['"test:e2e": "playwright test --retries 2"', "--retries"],
  ["npm test -- --retry=1", "--retry"],
  ["    retry: 3,", "retry:"],
])("refuses the setting in %s", (line, said) => {
  expect(checkTriedAgain("package.json", `{\n${line}\n}`)).toEqual([
    `package.json:2 says ${said}: only playwright.config.ts tries again.`,
  ]);
});
