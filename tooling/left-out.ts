// Every test runs, and none is tried again but by the whole check.
import { readFileSync } from "node:fs";
import { checkLeftOut, checkTriedAgain } from "./left-out/check.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { isTest, listCode, listFiles } from "./sources.ts";

const read = (file: string) => readFileSync(root + file, "utf8");
const tests = listCode(root).filter((file) => isTest(file) || file.startsWith("e2e/"));
const commands = listFiles(root).filter(
  (file) => /(^|\/)package\.json$/.test(file) || file === "vitest.config.ts" || file === ".ci/run",
);
reportProblems(`${tests.length} files of tests leave none out, and try none again.`, [
  ...tests.flatMap((file) => checkLeftOut(file, read(file))),
  ...commands.flatMap((file) => checkTriedAgain(file, read(file))),
]);
