/** npm run bench [-- messages|pages|scroll|start]: measures the product as people get it. */
import { availableParallelism, loadavg } from "node:os";
import { buildWebWhenStale } from "../tooling/build.mjs";
import { ensureNeeds } from "../tooling/needs.mjs";
import { measureMessages } from "./messages.ts";
import { measurePages } from "./pages.ts";
import { formatReport } from "./report.ts";
import { measureScroll } from "./scroll.ts";
import { measureStart } from "./start.ts";

const benches = {
  messages: measureMessages,
  pages: measurePages,
  scroll: measureScroll,
  start: measureStart,
};
type Name = keyof typeof benches;
const names = Object.keys(benches);
const isName = (name: string): name is Name => names.includes(name);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !isName(name));
if (unknown) {
  process.stderr.write(`There is no benchmark "${unknown}": choose from ${names.join(", ")}.\n`);
  process.exit(2);
}

await ensureNeeds(["chromium", "japaneseFont"]);
await buildWebWhenStale();

const [load = 0] = loadavg();
process.stdout.write(
  `\n${availableParallelism()} processors, load ${load.toFixed(1)}: compare only figures of a machine at rest.\n`,
);

// One after the other: two at once would measure each other. A missed target is a figure to look
// at, not a failure; only what could not be measured fails.
for (const name of asked.length > 0 ? asked.filter(isName) : names.filter(isName)) {
  try {
    process.stdout.write(`\n${formatReport(await benches[name]())}\n`);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : error;
    process.stderr.write(`\n${name} could not be measured.\n${reason}\n`);
    process.exitCode = 1;
  }
}
