// npm run attack: sends the product what an attacker would, all of it on this machine, and fails on a finding:
// 50,000 hostile inputs over every call as everybody, strangers' rows to every mutation, broken HTTP, files
// that are made to hold the server. `npm test` has a short form of each.
import { ensureNeeds } from "./needs.mjs";
import { node24, root } from "./paths.mjs";
import { run } from "./process.mjs";

await ensureNeeds(["postgres"]);
process.exitCode = await run(
  node24,
  [
    `${root}node_modules/vitest/vitest.mjs`,
    ...["run", "--project", "postgres", "--reporter=verbose"],
    ...["apps/server/src/attack/", "apps/server/src/running/hostile-uploads"],
  ],
  { cwd: root, env: { TEST_DATABASE_URL: undefined, TEFUDA_TEST_ALL: "1" } },
);
