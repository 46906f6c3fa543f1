// Puts faults into the product and looks whether a test fails:
// node tooling/mutants.ts [--seed N] [--count N] [--jobs N] [--only FOLDER] [--kind KIND] [--out FILE]
// With --rows the faults are made where the rows of the table of rules say that a constant, a text or a
// list is the rule, and the very test that the row names has to fail.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startPostgres } from "../packages/testing/src/database/postgres-server.ts";
import { draw } from "./mutants/draw.ts";
import { describeMutant, type Mutant } from "./mutants/mutant.ts";
import { nearestTests } from "./mutants/nearest.ts";
import { listMutants } from "./mutants/product.ts";
import { rowMutants } from "./mutants/row-mutants.ts";
import { tallyOf } from "./mutants/tally.ts";
import { openWorkshop, type Workshop } from "./mutants/workshop.ts";
import { ensureNeeds } from "./needs.mjs";
import { root } from "./paths.mjs";
import { linksOf } from "./rows/links.ts";
import { remember } from "./rows/project.ts";
import { readRows } from "./rows/table.ts";
import { listCode, listFiles } from "./sources.ts";

/** Rings of tests around a file: most mutants fall to the first few. */
const RINGS = [4, 14, 40];
const GOAL = 92;

/** A fault, and the tests that are asked about it: a ring only about what those before have let live. */
interface Try {
  readonly mutant: Mutant;
  readonly rings: readonly {
    readonly tests: readonly string[];
    readonly titles: readonly string[];
  }[];
}

const read = remember((file: string) => readFileSync(root + file, "utf8"));

const { values: asked } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "300" },
    jobs: { type: "string", default: "2" },
    only: { type: "string", default: "" },
    kind: { type: "string", default: "" },
    out: { type: "string" },
    rows: { type: "boolean", default: false },
  },
});

const tries: readonly Try[] = asked.rows ? rowTries() : drawnTries();

function drawnTries(): Try[] {
  const project = { files: new Set(listFiles(root)), read };
  const links = remember((file) => linksOf(file, project));
  const nearest = nearestTests(listCode(root), links);
  const wanted = listMutants().filter(
    ({ file, kind }) => file.startsWith(asked.only) && (!asked.kind || kind === asked.kind),
  );
  return draw(wanted, Number(asked.count), Number(asked.seed)).map((mutant) => {
    const tests = nearest(mutant.file);
    const rings = RINGS.map((to, index) => tests.slice(RINGS[index - 1] ?? 0, to));
    return { mutant, rings: rings.map((ring) => ({ tests: ring, titles: [] })) };
  });
}

function rowTries(): Try[] {
  const rows = readRows(read("docs/reference/specification.md"));
  return rowMutants(rows, read)
    .filter(({ mutant }) => mutant.file.startsWith(asked.only))
    .map(({ mutant, tests }) => ({
      mutant,
      rings: [{ tests: tests.map(({ path }) => path), titles: tests.map(({ title }) => title) }],
    }));
}

await ensureNeeds(["postgres"]);
const postgres = await startPostgres();
const workshops = Array.from({ length: Number(asked.jobs) }, () => openWorkshop(postgres.url));
process.once("exit", () => {
  for (const workshop of workshops) workshop.remove();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const waiting = [...tries];
const results: { mutant: Mutant; killed: boolean }[] = [];

async function work(workshop: Workshop) {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { mutant } = next;
    const killed = await isKilled(workshop, next);
    results.push({ mutant, killed });
    if (!killed) process.stdout.write(`${describeMutant(mutant)}\n`);
  }
}

async function isKilled(workshop: Workshop, { mutant, rings }: Try): Promise<boolean> {
  for (const { tests, titles } of rings)
    if (tests.length > 0 && !(await workshop.passes(tests, mutant, titles))) return true;
  return false;
}

await Promise.all(workshops.map(work));
await postgres.stop();

const survivors = results.filter(({ killed }) => !killed).map(({ mutant }) => mutant);
if (asked.out) writeFileSync(asked.out, `${JSON.stringify(survivors, undefined, 2)}\n`);
const { lines, share } = tallyOf(results);
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = share < GOAL ? 1 : 0;
