// The table of rules against what ran: node tooling/rows.ts [SECTION …]
// Without a section every test that is named has to have run and passed; with sections their rows
// are held to the reports there are.
import { readFileSync } from "node:fs";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { makeRowCheck, NOT_BUILT } from "./rows/check.ts";
import { readLastRun } from "./rows/last-run.ts";
import { readRows } from "./rows/table.ts";
import { listFiles } from "./sources.ts";

const file = "docs/reference/specification.md";
const asked = process.argv.slice(2).map(Number);
const read = (path: string) => readFileSync(root + path, "utf8");

const rows = readRows(read(file)).filter(
  ({ section }) => asked.length === 0 || asked.includes(section),
);
const built = rows.filter(({ where }) => where !== NOT_BUILT).length;
const problems = makeRowCheck({
  project: { files: new Set(listFiles(root)), read },
  run: readLastRun(),
  complete: asked.length === 0,
})(file, rows);
reportProblems(`${built} rules are shown by tests that reach them.`, problems);
