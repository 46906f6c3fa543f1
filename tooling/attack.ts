// npm run attack: sends the product what an attacker would, all of it on this machine, and fails on a finding:
// 50,000 hostile inputs over every call as everybody, strangers' rows to every mutation, broken HTTP, files
// that are made to hold the server, and visitors who ask anew with every answer. `npm test` has a short form
// of each.
import { buildWebWhenStale } from "./build.mjs";
import { ensureNeeds } from "./needs.mjs";
import { runTelling } from "./report/telling.ts";

await ensureNeeds(["postgres"]);
await buildWebWhenStale();
const { isPassed } = await runTelling({
  title: "What was tried, and what the product made of it",
  projects: ["postgres"],
  files: ["apps/server/src/attack/", "apps/server/src/running/hostile-uploads"],
  isInTurn: true,
});
process.exitCode = isPassed ? 0 : 1;
