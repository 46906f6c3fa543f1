import { expect, it } from "vitest";
import { checkLicences, isAllowed } from "./check.ts";

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
  ["Apache-2.0 AND GPL-3.0-only", false],
  ["AGPL-3.0-only", false],
  ["UNLICENSED", false],
  ["", false],
])("knows whether %j may be used", (license, may) => {
  expect(isAllowed(license)).toBe(may);
});

it("names every library whose license nobody has allowed, and none of our own packages", () => {
  const { licences, problems } = checkLicences({
    "": {},
    "packages/domain": {},
    "node_modules/@tefuda/domain": { link: true },
    "node_modules/kept": { license: "MIT" },
    "node_modules/kept/node_modules/@some/inner": { license: "GPL-3.0-only" },
    "node_modules/silent": {},
  });
  expect(licences).toEqual([
    ["MIT", ["kept"]],
    ["GPL-3.0-only", ["@some/inner"]],
    ["", ["silent"]],
  ]);
  expect(problems).toEqual([
    '@some/inner comes under "GPL-3.0-only", which nobody has allowed.',
    'silent comes under "", which nobody has allowed.',
  ]);
});
