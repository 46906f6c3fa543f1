import { readFileSync, writeFileSync } from "node:fs";
import { root } from "../tooling/paths.mjs";
import { type Costs, measureCalls } from "./calls.ts";
import { compareCosts } from "./compare.ts";
import type { Report } from "./report.ts";

/** What the calls cost when somebody last looked; `npm run check` holds them to it. */
const file = `${root}bench/calls.json`;
export const readCosts = (): Costs => JSON.parse(readFileSync(file, "utf8"));

/** Counts, not times: they are the same on every machine, and are written down. */
export async function measureStatements(): Promise<Report> {
  const before = readCosts();
  const costs = await measureCalls();
  writeFileSync(file, `${JSON.stringify(costs, undefined, 2)}\n`);
  const changes = compareCosts(before, costs);
  return {
    title: "What calls cost, whatever the machine",
    rows: Object.entries(costs).map(([what, { statements, answerBytes, walBytes }]) => ({
      what,
      values: {
        statements: String(statements),
        answer: `${answerBytes} bytes`,
        "PostgreSQL's log": `${walBytes} bytes`,
      },
    })),
    notes: [
      ...(changes.length > 0 ? changes : ["Nothing has changed."]),
      "Written to bench/calls.json, which npm run check compares.",
    ],
  };
}
