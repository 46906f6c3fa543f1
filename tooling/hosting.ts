// npm run test:hosting: the tests on PostgreSQL, and journeys in a browser, behind a pooler that hands connections on
// between transactions, as hosts have them; and the tests that need one (*.hosting.test.ts).

import { ensureNeeds } from "./needs.mjs";
import { root } from "./paths.mjs";
import { forwardSignals } from "./process.mjs";
import { addCounts, noCounts } from "./report/counts.ts";
import { needsOf } from "./report/parts.ts";
import { playwrightStep } from "./report/playwright-step.ts";
import { runStage } from "./report/stages.ts";
import { closingLines, verdictOf } from "./report/verdict.ts";
import { vitestStep } from "./report/vitest-step.ts";

const reportOf = (name: string) => `${root}node_modules/.cache/test-report/${name}.json`;
const pooled = { TEFUDA_TEST_POOLED: "1" };
const suite = { root, isPart: false } as const;

const steps = [
  vitestStep({
    ...suite,
    name: "what hosts put in between",
    project: "hosting",
    args: ["run"],
    report: reportOf("hosting"),
    env: {},
    hasSecondTry: false,
  }),
  vitestStep({
    ...suite,
    name: "database tests behind a pooler",
    project: "postgres",
    args: ["run"],
    report: reportOf("postgres-pooled"),
    env: { TEST_DATABASE_URL: undefined, ...pooled },
    hasSecondTry: true,
  }),
  playwrightStep({
    ...suite,
    name: "journeys behind a pooler",
    files: ["main-job", "room-and-list", "eight-tabs", "schedule"].map(
      (name) => `e2e/journeys/${name}.journey.ts`,
    ),
    report: reportOf("e2e-pooled"),
    env: pooled,
  }),
];

let isInterrupted = false;
forwardSignals(() => {
  isInterrupted = true;
});
await ensureNeeds([...needsOf({ parts: ["e2e"], all: false }), "pgbouncer"]);
let counts = noCounts;
for (const step of steps)
  counts = addCounts(
    counts,
    await runStage(
      [step],
      (text) => void process.stdout.write(text),
      () => isInterrupted,
    ),
  );
const verdict = verdictOf(counts);
process.stdout.write(`\n${closingLines(verdict).join("\n")}\n`);
process.exitCode = verdict.failed > 0 || isInterrupted ? 1 : 0;
