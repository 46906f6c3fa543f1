import { expect, it } from "vitest";
import { isTitleOf, titlesIn } from "./titles.ts";

const template = `\${name} is free of faults at \${widths.join()}`;
const source = [
  'it("counts", () => {});',
  'describe("a group", () => { test("looks", () => {}); });',
  `test(\`${template}\`, async () => {});`,
  'it.each([1])("refuses %s of $unit.name", () => {});',
  'it.each([1])("%s", () => {});',
  'test.describe("not this", () => {});',
  'test.step("nor this", () => {});',
  'it.todo("nor that");',
  'expect(it).toBe("nothing");',
].join("\n");

it("reads the titles of real tests alone", () => {
  expect(titlesIn("a.test.ts", source).map((title) => title.source)).toEqual([
    "counts",
    "looks",
    template,
    "refuses %s of $unit.name",
    "%s",
  ]);
});

it.each([
  ["counts", true],
  ["count", false],
  ["visitor-404 is free of faults at every width", true],
  [template, true],
  ["visitor-404 is free of dust", false],
  ["refuses %s of $unit.name", true],
  ["refuses 12 of yen", true],
  ["accepts 12 of yen", false],
  ["%s", true],
])("takes the title %s as one of the file's: %s", (named, expected) => {
  expect(titlesIn("a.test.ts", source).some((title) => isTitleOf(title, named))).toBe(expected);
});
