// npm run unsteady: which tests passed at their second try only, in how many of the last whole runs here.

import { lastWholeRuns, recordFile, unsteadyIn } from "./report/record.ts";

const runs = await lastWholeRuns();
const print = (line: string) => void process.stdout.write(`${line}\n`);

for (const { at, commit, clean, passed, failed, unsteady, minutes, load } of runs) {
  const total = Object.values(minutes).reduce((sum, part) => sum + part, 0);
  print(
    `${at} ${commit.slice(0, 7)}${clean ? "" : " and changes"}: ${passed} passed, ${failed} failed, ${unsteady.length} unsteady, ${total.toFixed(1)} min, load before ${load}`,
  );
}
print(`\n${runs.length} whole runs in ${recordFile}\n`);
const tests = unsteadyIn(runs);
for (const { title, runs: count, error } of tests)
  print(`${count} of ${runs.length}: ${title}: ${error}`);
if (tests.length === 0) print("No test was unsteady.");
