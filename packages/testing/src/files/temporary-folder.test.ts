import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { takeTemporaryFolder } from "./temporary-folder.ts";

it("takes away what was left in it, and puts the folder of before back", () => {
  const before = tmpdir();
  const remove = takeTemporaryFolder();
  const left = mkdtempSync(join(tmpdir(), "left-"));
  writeFileSync(join(left, "file"), "left behind");
  expect(dirname(left)).not.toBe(before);
  remove();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(dirname(left))).toBe(false);
  expect(tmpdir()).toBe(before);
});

it("is what every test file has", () => {
  expect(tmpdir()).toMatch(/tefuda-test-\w+$/);
});
