/** What the calls that people make most cost the database is what is written down, or somebody says so. */
import { measureCalls } from "../bench/calls.ts";
import { compareCosts } from "../bench/compare.ts";
import { readCosts } from "../bench/statements.ts";
import { reportProblems } from "./report/problems.ts";

const known = readCosts();
const changes = compareCosts(known, await measureCalls());
reportProblems(
  `${Object.keys(known).length} calls cost what is written down.`,
  changes.map((change) => `${change} Is that meant? npm run bench -- statements writes it down.`),
);
