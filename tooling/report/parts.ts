import type { Need } from "../needs.mjs";
import type { Counts } from "./counts.ts";
import { gates } from "./gates.ts";
import { runPlaywright, runVitest } from "./suites.ts";

/** One heading of the output. A gate counts as one passed or failed, a suite as its tests. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

export const partNames = ["check", "unit", "integration", "e2e"] as const;
export type PartName = (typeof partNames)[number];

export function isPartName(name: string): name is PartName {
  return partNames.some((known) => known === name);
}

export const parts: Record<PartName, { needs: readonly Need[]; steps: readonly Step[] }> = {
  check: { needs: [], steps: gates },
  unit: {
    needs: [],
    steps: [{ name: "unit tests", run: () => runVitest("unit") }],
  },
  integration: {
    needs: ["postgres"],
    steps: [
      { name: "integration tests on the embedded database", run: () => runVitest("embedded") },
      { name: "integration tests on PostgreSQL", run: () => runVitest("postgres") },
    ],
  },
  e2e: {
    needs: ["chromium", "japaneseFont"],
    steps: [{ name: "journeys in Chromium", run: runPlaywright }],
  },
};
