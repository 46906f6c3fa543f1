/**
 * npm run bench [-- core|interactions|messages|pages|scroll|start|statements]: measures the product as people get it.
 * `core` takes options: --only w1,w5 --scale 0.2 --candidates 20000 --streams 500.
 */
import { availableParallelism, loadavg } from "node:os";
import { buildWebWhenStale } from "../tooling/build.mjs";
import { ensureNeeds } from "../tooling/needs.mjs";
import { readArguments } from "./core/options.ts";
import { measureCore } from "./core.ts";
import { measureInteractions } from "./interactions.ts";
import { measureMessages } from "./messages.ts";
import { measurePages } from "./pages.ts";
import { formatReport } from "./report.ts";
import { measureScroll } from "./scroll.ts";
import { measureStart } from "./start.ts";
import { measureStatements } from "./statements.ts";

const asked = readOrEnd(process.argv.slice(2));
const benches = {
  core: () => measureCore(asked.core),
  interactions: measureInteractions,
  messages: measureMessages,
  pages: measurePages,
  scroll: measureScroll,
  start: measureStart,
  statements: measureStatements,
};
type Name = keyof typeof benches;
const names = Object.keys(benches);
const isName = (name: string): name is Name => names.includes(name);

const unknown = asked.names.find((name) => !isName(name));
if (unknown) endWith(`There is no benchmark "${unknown}": choose from ${names.join(", ")}.`);

/** These need PostgreSQL and no browser. */
const onPostgres: readonly Name[] = ["core", "statements"];
const chosen = asked.names.length > 0 ? asked.names.filter(isName) : names.filter(isName);
if (chosen.some((name) => onPostgres.includes(name))) await ensureNeeds(["postgres"]);
if (chosen.some((name) => !onPostgres.includes(name))) {
  await ensureNeeds(["chromium", "japaneseFont"]);
}
if (chosen.some((name) => name !== "statements")) await buildWebWhenStale();

const [load = 0] = loadavg();
process.stdout.write(
  `\n${availableParallelism()} processors, load ${load.toFixed(1)}: compare only figures of a machine at rest.\n`,
);

// One after the other: two at once would measure each other. A missed target is a figure to look
// at, not a failure; only what could not be measured fails.
for (const name of chosen) {
  try {
    process.stdout.write(`\n${formatReport(await benches[name]())}\n`);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : error;
    process.stderr.write(`\n${name} could not be measured.\n${reason}\n`);
    process.exitCode = 1;
  }
}

function readOrEnd(args: readonly string[]) {
  try {
    return readArguments(args);
  } catch (error) {
    return endWith(error instanceof Error ? error.message : String(error));
  }
}

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
