// npm test, and its parts: node tooling/test.ts [check] [unit] [integration] [e2e] [--all] [--changed[=REF]]

import { changedFiles } from "./changed/files.ts";
import { ensureNeeds } from "./needs.mjs";
import { forwardSignals } from "./process.mjs";
import { addCounts, failure, noCounts } from "./report/counts.ts";
import { type Chosen, isPartName, needsOf, partNames, stagesOf } from "./report/parts.ts";
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

let interrupted = false;
forwardSignals(() => {
  interrupted = true;
});

let counts = noCounts;
try {
  await ensureNeeds(needsOf(chosen));
  for (const stage of stagesOf(chosen)) {
    if (interrupted) break;
    const print = (text: string | Buffer) => void process.stdout.write(text);
    counts = addCounts(counts, await runStage(stage, print, () => interrupted));
  }
} catch (error) {
  counts = addCounts(counts, failure(error instanceof Error ? error.message : String(error)));
}

if (interrupted) counts = addCounts(counts, failure("interrupted"));
const verdict = verdictOf(counts);
process.stdout.write(`\n${closingLines(verdict).join("\n")}\n`);
process.exit(verdict.failed > 0 ? 1 : 0);
