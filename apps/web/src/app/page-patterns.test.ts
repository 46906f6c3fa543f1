import { readdirSync } from "node:fs";
import { pagePatternOf, pagePatterns } from "@tefuda/domain/monitoring/page-patterns";
import { expect, it } from "vitest";

const app = import.meta.dirname;
/** Not measured: the operators' console, and what is there for developers. */
const unmeasured = /^\/(operator|design|dev|500)(\/|$)/;

it("knows every page that visitors and members see, by its pattern", () => {
  const pages = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|\/)page\.tsx$/.test(path))
    .map((path) => `/${path.replace(/(^|\/)page\.tsx$/, "").replace(/\([^/]*\)\/?/g, "")}`)
    .map((path) => path.replace(/(?<=.)\/$/, ""))
    .filter((path) => !unmeasured.test(path));
  expect([...pagePatterns].sort()).toEqual([...new Set(pages)].sort());
});

it("writes down no id", () => {
  const companyId = "0198a2b3-0000-7000-8000-000000000000";
  expect(pagePatternOf(`/companies/${companyId}`, { companyId })).toBe("/companies/[companyId]");
  expect(pagePatternOf("/companies/", {})).toBe("/companies");
  expect(pagePatternOf("/", {})).toBe("/");
  expect(pagePatternOf(`/companies/${companyId}`, {})).toBeUndefined();
  expect(pagePatternOf("/operator/jokers", {})).toBeUndefined();
});
