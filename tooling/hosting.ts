// npm run test:hosting: the tests on PostgreSQL, and journeys in a browser, as hosts have it: behind a pooler that hands
// connections on between transactions, and on a server with habits of its own; and the tests that need such a
// surrounding, or a clock that is wrong, by themselves (*.hosting.test.ts).

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
const suite = { root, isPart: false } as const;
/** By the last word of the reports' names: how it is called, and what has the tests meet it. */
const surroundings = {
  pooled: { name: "behind a pooler", env: { TEFUDA_TEST_POOLED: "1" } },
  habits: { name: "on a server with habits of its own", env: { TEFUDA_TEST_HABITS: "1" } },
};
const journeys = ["main-job", "room-and-list", "eight-tabs", "schedule"];

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
  ...Object.entries(surroundings).flatMap(([key, { name, env }]) => [
    vitestStep({
      ...suite,
      name: `database tests ${name}`,
      project: "postgres",
      args: ["run"],
      report: reportOf(`postgres-${key}`),
      env: { TEST_DATABASE_URL: undefined, ...env },
      hasSecondTry: true,
    }),
    playwrightStep({
      ...suite,
      name: `journeys ${name}`,
      files: journeys.map((journey) => `e2e/journeys/${journey}.journey.ts`),
      report: reportOf(`e2e-${key}`),
      env,
    }),
  ]),
];

let isInterrupted = false;
forwardSignals(() => {
  isInterrupted = true;
});
await ensureNeeds([...needsOf({ parts: ["e2e"], all: false }), "pgbouncer", "faketime", "strace"]);
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
