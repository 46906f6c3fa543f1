// npm run faults: does to the product, on this machine, what happens to servers: databases that stop, stand still
// or have no room, processes that are killed, providers that are away, clocks that jump. Counts what people were
// told is done, and what of it is not there afterwards; fails if that is anything. `npm test` runs the same tests
// in a shorter form.
import { readFileSync } from "node:fs";
import { ensureNeeds } from "./needs.mjs";
import { root } from "./paths.mjs";
import { runTelling } from "./report/telling.ts";
import { isTest, listCode } from "./sources.ts";

const tellsFaults = (file: string) =>
  isTest(file) && /tellFault\(\s*task/.test(readFileSync(root + file, "utf8"));

await ensureNeeds(["postgres"]);
const { lines, isPassed } = await runTelling({
  title: "What people were told is done, and what became of it",
  projects: ["unit", "postgres", "embedded"],
  files: listCode(root).filter(tellsFaults),
});
const isKept = lines.length > 0 && lines.every(({ target }) => target.isMet);
process.exitCode = isPassed && isKept ? 0 : 1;
