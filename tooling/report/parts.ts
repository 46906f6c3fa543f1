import type { Need } from "../needs.mjs";
import { browsers, budgets, gates, pages, rows, sentSql } from "./gates.ts";
import type { Stage } from "./stages.ts";
import { browserTests, tests } from "./suites.ts";

export const partNames = ["check", "unit", "integration", "e2e"] as const;
export type PartName = (typeof partNames)[number];

export function isPartName(name: string): name is PartName {
  return partNames.some((known) => known === name);
}

export interface Chosen {
  readonly parts: readonly PartName[];
  /** On both databases, with nothing left out. */
  readonly all: boolean;
  /** The files that have changed, where only what they reach is to run. */
  readonly changed?: readonly string[] | undefined;
}

const needs: Record<PartName, readonly Need[]> = {
  check: ["postgres"],
  unit: [],
  integration: ["postgres"],
  e2e: ["chromium", "headlessShell", "japaneseFont", "postgres"],
};

export const needsOf = ({ parts }: Chosen): Need[] => parts.flatMap((part) => needs[part]);

/** Whether the pages are made of it. */
const isOfPages = (file: string) =>
  file.startsWith("apps/web/") || file.startsWith("packages/domain/src/");

/** A stage, and the part whose minutes it takes. */
export interface StageOfPart {
  readonly part: PartName;
  readonly stage: Stage;
}

/** What is run one after the other; the steps of a stage run beside each other. */
export function stagesOf({ parts, all, changed }: Chosen): StageOfPart[] {
  const has = (part: PartName) => parts.includes(part);
  const whole = !changed;
  const weighs = has("check") && (whole || changed.some(isOfPages));
  // Two servers of the database tests have pages as well, and would build them at the same time.
  const showsPages = whole && (has("e2e") || has("integration"));
  const stages: StageOfPart[] = [
    { part: "check", stage: has("check") ? gates : [] },
    {
      part: "unit",
      stage: [
        ...(has("unit") ? [tests("unit", changed)] : []),
        ...(weighs || showsPages ? [pages] : []),
      ],
    },
    { part: "check", stage: weighs ? [budgets, browsers] : [] },
    {
      part: "integration",
      stage: has("integration") ? [tests("postgres", changed), tests("embedded", changed)] : [],
    },
    { part: "integration", stage: has("integration") && whole ? [sentSql] : [] },
    { part: "e2e", stage: has("e2e") ? [browserTests(changed, { all })] : [] },
    {
      part: "e2e",
      stage: has("e2e") && all ? [browserTests(changed, { all, database: "embedded" })] : [],
    },
    { part: "check", stage: whole && partNames.every(has) ? [rows] : [] },
  ];
  return stages.filter(({ stage }) => stage.length > 0);
}
