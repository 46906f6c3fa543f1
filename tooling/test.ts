// npm test, and its parts: node tooling/test.ts [check] [unit] [integration] [e2e]

import { ensureNeeds } from "./needs.mjs";
import { forwardSignals } from "./process.mjs";
import { addCounts, noCounts } from "./report/counts.ts";
import { isPartName, partNames, parts } from "./report/parts.ts";

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !isPartName(name));
if (unknown) {
  process.stderr.write(`There is no part "${unknown}": choose from ${partNames.join(", ")}.\n`);
  process.exit(2);
}

let interrupted = false;
forwardSignals(() => {
  interrupted = true;
});

const chosen = asked.length > 0 ? asked.filter(isPartName) : partNames;
let counts = noCounts;
try {
  await ensureNeeds(chosen.flatMap((name) => parts[name].needs));
  for (const step of chosen.flatMap((name) => parts[name].steps)) {
    if (interrupted) break;
    process.stdout.write(`\n── ${step.name} ──\n`);
    counts = addCounts(counts, await step.run());
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  counts = addCounts(counts, { passed: 0, failed: 1, notes: [] });
}

if (interrupted) counts = addCounts(counts, { passed: 0, failed: 1, notes: ["interrupted"] });
process.stdout.write(`\n${counts.notes.map((note) => `${note}\n`).join("")}`);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed > 0 ? 1 : 0);
