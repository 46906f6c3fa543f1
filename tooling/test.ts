// npm test, and its parts: node tooling/test.ts [check] [unit] [integration] [e2e] [--all] [--changed[=REF]]

import { loadavg } from "node:os";
import { changedFiles } from "./changed/files.ts";
import { ensureNeeds } from "./needs.mjs";
import { forwardSignals } from "./process.mjs";
import { addCounts, failure, noCounts } from "./report/counts.ts";
import { addMinutes, type Minutes, minutesLine, roundMinutes } from "./report/minutes.ts";
import { type Chosen, isPartName, needsOf, partNames, stagesOf } from "./report/parts.ts";
import { readTree, recordRun } from "./report/record.ts";
import { runStage } from "./report/stages.ts";
import { closingLines, verdictOf } from "./report/verdict.ts";

const asked = process.argv.slice(2);
const options = asked.filter((word) => word.startsWith("--"));
const named = asked.filter((word) => !word.startsWith("--"));
const [, reference] = /^--changed(?:=(.+))?$/.exec(options.join(" ")) ?? [];
const unknown =
  named.find((name) => !isPartName(name)) ??
  options.find((option) => !/^--(all|changed(=.+)?)$/.test(option));
if (unknown) {
  process.stderr.write(
    `There is no part "${unknown}": choose from ${partNames.join(", ")}, --all, --changed, --changed=REF.\n`,
  );
  process.exit(2);
}

// Suites read it: vitest.config.ts and the lists of screens and windows.
const all = options.includes("--all");
if (all) process.env.TEFUDA_TEST_ALL = "1";
const onlyChanged = options.some((option) => option.startsWith("--changed"));
const chosen: Chosen = {
  parts: named.length > 0 ? named.filter(isPartName) : partNames,
  all,
  changed: onlyChanged ? changedFiles(reference) : undefined,
};

const began = { at: new Date().toISOString(), load: loadavg()[0] ?? 0, ...readTree() };
let interrupted = false;
forwardSignals(() => {
  interrupted = true;
});

let counts = noCounts;
let minutes: Minutes = {};
const timed = async <T>(part: string, work: Promise<T>): Promise<T> => {
  const start = performance.now();
  try {
    return await work;
  } finally {
    minutes = addMinutes(minutes, part, performance.now() - start);
  }
};
try {
  await timed("needs", ensureNeeds(needsOf(chosen)));
  for (const { part, stage } of stagesOf(chosen)) {
    if (interrupted) break;
    const print = (text: string | Buffer) => void process.stdout.write(text);
    const found = runStage(stage, print, () => interrupted);
    counts = addCounts(counts, await timed(part, found));
  }
} catch (error) {
  counts = addCounts(counts, failure(error instanceof Error ? error.message : String(error)));
}

if (interrupted) counts = addCounts(counts, failure("interrupted"));
const verdict = verdictOf(counts);
const { passed, failed } = verdict;
await recordRun({
  ...began,
  whole: partNames.every((part) => chosen.parts.includes(part)) && !onlyChanged && !interrupted,
  passed,
  failed,
  unsteady: verdict.unsteady.map(({ title, error }) => ({ title, error })),
  minutes: roundMinutes(minutes),
}).catch((error: Error) =>
  process.stderr.write(`This run stands in no record: ${error.message}\n`),
);
process.stdout.write(`\n${minutesLine(minutes)}\n${closingLines(verdict).join("\n")}\n`);
process.exit(failed > 0 ? 1 : 0);
