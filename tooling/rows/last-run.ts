import { existsSync, readFileSync, statSync } from "node:fs";
import { root } from "../paths.mjs";
import { type LastRun, ranInPlaywright, ranInVitest, together } from "./reports.ts";

const FOLDER = `${root}node_modules/.cache/test-report/`;
const readers = {
  unit: ranInVitest,
  postgres: ranInVitest,
  embedded: ranInVitest,
  e2e: ranInPlaywright,
};

/** What the reports of the last `npm test` say of the test files that have not changed since. */
export function readLastRun(): LastRun {
  const runs = Object.entries(readers)
    .map(([part, read]) => ({ file: `${FOLDER}${part}.json`, read }))
    .filter(({ file }) => existsSync(file))
    .map(({ file, read }) => read(JSON.parse(readFileSync(file, "utf8")), root));
  return new Map([...together(runs)].filter(([file, { began }]) => !changedSince(file, began)));
}

function changedSince(file: string, began: number): boolean {
  return !existsSync(root + file) || statSync(root + file).mtimeMs > began;
}
