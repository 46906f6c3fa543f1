// npm run steady -- [FILE…] [--rounds N] [--seed N] [--grep TITLE]: runs browser tests ten times where they race if
// they can: beside two threads that never rest, with answers and streams that are late by chance, without a second
// try. Without a file those that the record of runs calls unsteady. Prints how often each failed; ends with 1 if
// any did, or if the runner did for another reason.

import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { ensureNeeds } from "./needs.mjs";
import { node24, root } from "./paths.mjs";
import { forwardSignals, run } from "./process.mjs";
import { needsOf } from "./report/parts.ts";
import { lastWholeRuns, unsteadyIn } from "./report/record.ts";
import { prepareReport, readReport } from "./report/report-file.ts";
import { countRounds } from "./report/rounds.ts";

const BUSY = 2;
const report = `${root}node_modules/.cache/test-report/steady.json`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    grep: { type: "string" },
  },
  allowPositionals: true,
});

/** The browser tests of the record, by their files. */
async function unsteadyFiles(): Promise<string[]> {
  const tests = unsteadyIn(await lastWholeRuns());
  const files = tests.map(({ title }) => title.split(" · ", 1)[0] ?? "");
  return [...new Set(files)].filter((file) => /^e2e\/.*\.(journey|spec)\.ts$/.test(file));
}

const files = positionals.length > 0 ? positionals : await unsteadyFiles();
if (files.length === 0) {
  say("The record of runs names no unsteady browser test; name a file.");
  process.exit(0);
}

await ensureNeeds(needsOf({ parts: ["e2e"], all: false }));
await prepareReport(report);
// They end with this process, however it ends.
const busy = Array.from({ length: BUSY }, () => new Worker("for (;;);", { eval: true }));
forwardSignals();
const playwright = `${root}node_modules/@playwright/test/cli.js`;
const code = await run(
  node24,
  [
    ...[playwright, "test", "--reporter=list,json", "--retries=0"],
    ...[`--repeat-each=${values.rounds}`, ...(values.grep ? [`--grep=${values.grep}`] : [])],
    ...files,
  ],
  {
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, LATE_ANSWERS_SEED: values.seed },
  },
);
for (const thread of busy) await thread.terminate();

const text = await readReport(report);
const rounds = text ? countRounds(JSON.parse(text)) : [];
const failed = rounds.filter((test) => test.failed > 0);
say(
  `\n${rounds.length} tests, ${values.rounds} rounds, seed ${values.seed}; ${failed.length} failed in some`,
);
for (const { title, ran, failed: times, error } of failed)
  say(`${times} of ${ran}: ${title}: ${error}`);
if (code !== 0 && failed.length === 0)
  say(`Playwright ended with ${code}; what it printed says why.`);
process.exitCode = code === 0 && rounds.length > 0 && failed.length === 0 ? 0 : 1;
