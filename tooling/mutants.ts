// Puts faults into the product and looks whether a test fails:
// node tooling/mutants.ts [--seed N] [--count N] [--jobs N] [--only FOLDER] [--kind KIND] [--out FILE]
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startPostgres } from "../packages/testing/src/database/postgres-server.ts";
import { draw } from "./mutants/draw.ts";
import { describeMutant, type Mutant } from "./mutants/mutant.ts";
import { nearestTests } from "./mutants/nearest.ts";
import { listMutants } from "./mutants/product.ts";
import { tallyOf } from "./mutants/tally.ts";
import { openWorkshop, type Workshop } from "./mutants/workshop.ts";
import { ensureNeeds } from "./needs.mjs";
import { root } from "./paths.mjs";
import { linksOf } from "./rows/links.ts";
import { remember } from "./rows/project.ts";
import { listCode, listFiles } from "./sources.ts";

/** Rings of tests around a file: most mutants fall to the first few. */
const RINGS = [4, 14, 40];
const GOAL = 92;

const { values: asked } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "300" },
    jobs: { type: "string", default: "2" },
    only: { type: "string", default: "" },
    kind: { type: "string", default: "" },
    out: { type: "string" },
  },
});

const project = {
  files: new Set(listFiles(root)),
  read: remember((file: string) => readFileSync(root + file, "utf8")),
};
const nearest = nearestTests(
  listCode(root),
  remember((file) => linksOf(file, project)),
);
const drawn = draw(
  listMutants().filter(
    ({ file, kind }) => file.startsWith(asked.only) && (!asked.kind || kind === asked.kind),
  ),
  Number(asked.count),
  Number(asked.seed),
);

await ensureNeeds(["postgres"]);
const postgres = await startPostgres();
const workshops = Array.from({ length: Number(asked.jobs) }, () => openWorkshop(postgres.url));
process.once("exit", () => {
  for (const workshop of workshops) workshop.remove();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const waiting = [...drawn];
const results: { mutant: Mutant; killed: boolean }[] = [];

async function work(workshop: Workshop) {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const killed = await isKilled(workshop, mutant);
    results.push({ mutant, killed });
    if (!killed) process.stdout.write(`${describeMutant(mutant)}\n`);
  }
}

/** A ring is asked only about what those within have let live. */
async function isKilled(workshop: Workshop, mutant: Mutant): Promise<boolean> {
  const tests = nearest(mutant.file);
  let from = 0;
  for (const to of RINGS) {
    const ring = tests.slice(from, to);
    if (ring.length > 0 && !(await workshop.passes(ring, mutant))) return true;
    from = to;
  }
  return false;
}

await Promise.all(workshops.map(work));
await postgres.stop();

const survivors = results.filter(({ killed }) => !killed).map(({ mutant }) => mutant);
if (asked.out) writeFileSync(asked.out, `${JSON.stringify(survivors, undefined, 2)}\n`);
const { lines, share } = tallyOf(results);
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = share < GOAL ? 1 : 0;
