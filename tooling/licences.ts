// Every library comes under a license that somebody has allowed; with --list it names them all.
import { readFileSync } from "node:fs";
import { checkLicences, type Locked } from "./licences/check.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(`${root}package-lock.json`, "utf8"),
);
const { licences, problems } = checkLicences(lock.packages);
if (process.argv.includes("--list"))
  for (const [license, names] of licences)
    process.stdout.write(`${license} (${names.length}): ${names.toSorted().join(", ")}\n`);
const count = licences.reduce((sum, [, names]) => sum + names.length, 0);
reportProblems(
  `${count} libraries come under ${licences.length} licenses that are allowed.`,
  problems,
);
