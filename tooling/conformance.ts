// SQL written by hand has to run on both databases: node tooling/conformance.ts [sent | update [TEST …]]
// Alone it holds the record to the sources; `sent` holds the last run on the embedded database to
// them. `update` runs tests there, all of them or those that are named, and writes down which of them
// send what.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { alwaysOnEmbedded } from "./conformance/always.ts";
import { checkRecord, cover, marksOf, type Sent, uncovered } from "./conformance/record.ts";
import { listFragments, readRecord, recordFile, sentFile } from "./conformance/sources.ts";
import { node24, root } from "./paths.mjs";
import { run } from "./process.mjs";
import { reportProblems } from "./report/problems.ts";
import { listFiles } from "./sources.ts";

const [command, ...tests] = process.argv.slice(2);
const fragments = listFragments();

if (command === "update") await update();
else if (command === "sent") reportSent(readSent());
else {
  const problems = checkRecord(readRecord(), fragments, new Set(listFiles(root)));
  reportProblems(`${fragments.length} pieces of SQL have a conformance test.`, problems);
}

function reportSent(sent: Sent) {
  const marks = new Set(sent.flatMap((one) => one.marks));
  reportProblems(
    `The embedded database has understood ${fragments.length} pieces of SQL.`,
    uncovered(fragments, marks).map(({ file, line }) => `${file}:${line} was sent by no test.`),
  );
}

async function update() {
  rmSync(sentFile, { force: true });
  const vitest = [`${root}node_modules/vitest/vitest.mjs`, "run", "--project", "embedded"];
  const env = { SENT_SQL_FILE: sentFile, TEFUDA_TEST_ALL: "1", TEST_DATABASE_URL: undefined };
  const code = await run(node24, [...vitest, ...tests], { cwd: root, env });
  if (code !== 0) throw new Error("A record is made of tests that pass.");
  const ran = readSent();
  const record = cover(fragments, [...keptBeside(ran), ...ran], isInAnyCase(ran));
  writeFileSync(root + recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
  reportSent([{ test: recordFile, marks: [...marksOf(record)], ms: 0 }]);
}

/** Of tests that were not run, what the record says still stands. */
function keptBeside(ran: Sent): Sent {
  return Object.entries(readRecord())
    .filter(([test]) => !ran.some((one) => one.test === test))
    .map(([test, marks]) => ({ test, marks, ms: 0 }));
}

/** Where some tests were named, the others keep what they are there for. */
function isInAnyCase(ran: Sent) {
  return (test: string) =>
    tests.length > 0
      ? !ran.some((one) => one.test === test)
      : alwaysOnEmbedded.some((glob) => matchesGlob(test, glob));
}

function readSent(): Sent {
  if (!existsSync(sentFile)) return [];
  const lines = readFileSync(sentFile, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}
