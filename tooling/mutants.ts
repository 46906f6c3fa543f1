// Puts faults into the product and looks whether a test fails:
// node tooling/mutants.ts [--seed N]… [--count N] [--jobs N] [--only FOLDER] [--kind KIND] [--out FILE]
// With --rows the faults are made where the rows of the table of rules say that a constant, a text or a
// list is the rule, and the very test that the row names has to fail.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startPostgres } from "../packages/testing/src/database/postgres-server.ts";
import { draw } from "./mutants/draw.ts";
import { MATRIX, titlesFor } from "./mutants/matrix.ts";
import { describeMutant, type Mutant } from "./mutants/mutant.ts";
import { nearestTests } from "./mutants/nearest.ts";
import { listMutants } from "./mutants/product.ts";
import { markPlaces, placesOf, testsReaching } from "./mutants/reach.ts";
import { openReachMemory } from "./mutants/reach-memory.ts";
import { rowMutants } from "./mutants/row-mutants.ts";
import { tallyOf } from "./mutants/tally.ts";
import { openWorkshop, type Workshop } from "./mutants/workshop.ts";
import { ensureNeeds } from "./needs.mjs";
import { root } from "./paths.mjs";
import { linksOf } from "./rows/links.ts";
import { remember } from "./rows/project.ts";
import { readRows } from "./rows/table.ts";
import { listCode, listFiles } from "./sources.ts";

/** Tests of either kind, the nearest, of which those are asked that run what is at fault. */
const MOST = 40;
/**
 * Those that open a database are asked last, in rings: most faults fall to the first few, and of sixty
 * none fell to a later one than these.
 */
const RINGS = [4, 14];
const isSlow = (test: string) => /\.(db|postgres)\.test\.ts$/.test(test);
const slowOf = (tests: readonly string[]) => tests.filter(isSlow).slice(0, MOST);
const quickOf = (tests: readonly string[]) => tests.filter((test) => !isSlow(test)).slice(0, MOST);
const GOAL = 92;
/** Tests that are watched in one process. */
const PORTION = 10;

/** A fault, and the tests that are asked about it: a ring only about what those before have let live. */
interface Try {
  readonly mutant: Mutant;
  readonly rings: readonly {
    readonly tests: readonly string[];
    readonly titles: readonly string[];
  }[];
}

/** Faults that are counted together. */
interface Round {
  readonly name: string;
  readonly tries: readonly Try[];
}

const read = remember((file: string) => readFileSync(root + file, "utf8"));

const { values: asked } = parseArgs({
  options: {
    seed: { type: "string", default: ["1"], multiple: true },
    count: { type: "string", default: "300" },
    jobs: { type: "string", default: "2" },
    only: { type: "string", default: "" },
    kind: { type: "string", default: "" },
    out: { type: "string" },
    rows: { type: "boolean", default: false },
  },
});

await ensureNeeds(["postgres"]);
const postgres = await startPostgres();
const workshops = Array.from({ length: Number(asked.jobs) }, () => openWorkshop(postgres.url));
const clearAway = () => {
  for (const workshop of workshops) workshop.remove();
};
process.once("exit", clearAway);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const rounds: readonly Round[] = asked.rows ? [rowTries()] : await drawnTries();

async function drawnTries(): Promise<Round[]> {
  const project = { files: new Set(listFiles(root)), read };
  const links = remember((file) => linksOf(file, project));
  const nearest = nearestTests(listCode(root), links);
  const titlesOf = titlesFor(project, links);
  const all = listMutants();
  const wanted = all.filter(
    ({ file, kind }) => file.startsWith(asked.only) && (!asked.kind || kind === asked.kind),
  );
  const drawn = asked.seed.map((seed) => draw(wanted, Number(asked.count), Number(seed)));
  const byFile = Object.entries(Object.groupBy(drawn.flat(), ({ file }) => file));
  const places = new Map(
    byFile.flatMap(([file, mutants = []]) => [...placesOf(file, read(file), mutants)]),
  );
  const files = new Set(all.map(({ file }) => file));
  const marked = new Map([...files].map((file) => [file, markPlaces(file, read(file))]));
  const near = new Set(
    byFile.flatMap(([file]) => [...quickOf(nearest(file)), ...slowOf(nearest(file))]),
  );
  const memory = openReachMemory({
    file: `${root}node_modules/.cache/mutants/reach.json`,
    project,
    links,
    isMarked: (file) => (marked.get(file) ?? read(file)) !== read(file),
  });
  await look([...near].filter((test) => !memory.of(test)).sort());
  const reaching = testsReaching([...near].flatMap((test) => memory.of(test) ?? []));

  async function look(tests: readonly string[]) {
    const count = Math.ceil(tests.length / PORTION);
    // Neighbours part: what a process makes once, only the first of them is seen to make.
    const portions = Array.from({ length: count }, (_, portion) =>
      tests.filter((_test, index) => index % count === portion),
    );
    await shareOut(portions, async (workshop, some) => {
      memory.add(await workshop.reached(some, marked));
    });
  }

  return drawn.map((mutants, index) => ({
    name: `seed ${asked.seed[index]}`,
    tries: mutants.map((mutant) => {
      const tests = reaching(places.get(mutant), nearest(mutant.file));
      const slow = slowOf(tests);
      const rings = [
        quickOf(tests),
        ...RINGS.map((to, ring) => slow.slice(RINGS[ring - 1] ?? 0, to)),
      ];
      const titles = titlesOf(mutant.file);
      return {
        mutant,
        rings: [
          ...rings.map((some) => ({ tests: some, titles: [] })),
          // What no test beside it hears of, a call of somebody else may.
          ...(titles.length > 0 ? [{ tests: [MATRIX], titles }] : []),
        ],
      };
    }),
  }));
}

function rowTries(): Round {
  const rows = readRows(read("docs/reference/specification.md"));
  const broken = rowMutants(rows, read).filter(({ mutant }) => mutant.file.startsWith(asked.only));
  return {
    name: "rows",
    tries: broken.map(({ mutant, tests }) => ({
      mutant,
      rings: [
        // A file that is named twice would hide the failure of its first run.
        {
          tests: [...new Set(tests.map(({ path }) => path))],
          titles: tests.map(({ title }) => title),
        },
      ],
    })),
  };
}

interface Result {
  readonly mutant: Mutant;
  readonly killed: boolean;
}

async function isKilled(workshop: Workshop, { mutant, rings }: Try): Promise<boolean> {
  for (const { tests, titles } of rings)
    if (tests.length > 0 && !(await workshop.passes(tests, mutant, titles))) return true;
  return false;
}

/** Each workshop takes the next item when it is done with one. */
async function shareOut<Item>(
  items: readonly Item[],
  act: (workshop: Workshop, item: Item) => Promise<void>,
) {
  const waiting = items.values();
  await Promise.all(
    workshops.map(async (workshop) => {
      for (const item of waiting) await act(workshop, item);
    }),
  );
}

async function resultsOf({ tries }: Round): Promise<Result[]> {
  const results: Result[] = [];
  await shareOut(tries, async (workshop, next) => {
    const { mutant } = next;
    const killed = await isKilled(workshop, next);
    results.push({ mutant, killed });
    if (!killed) process.stdout.write(`${describeMutant(mutant)}\n`);
  });
  return results;
}

const survivors: Mutant[] = [];
for (const round of rounds) {
  process.stdout.write(`── ${round.name} ──\n`);
  const results = await resultsOf(round);
  survivors.push(...results.filter(({ killed }) => !killed).map(({ mutant }) => mutant));
  const { lines, share } = tallyOf(results);
  process.stdout.write(`${lines.join("\n")}\n`);
  // A row whose test lets a fault live claims more than it shows.
  if (share < (asked.rows ? 100 : GOAL)) process.exitCode = 1;
}
clearAway();
await postgres.stop();
if (asked.out) writeFileSync(asked.out, `${JSON.stringify(survivors, undefined, 2)}\n`);
