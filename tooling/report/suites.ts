import { rm } from "node:fs/promises";
import { journeysFor } from "../changed/journeys.ts";
import { chooseLooks } from "../changed/looks.ts";
import { sentFile } from "../conformance/sources.ts";
import { root } from "../paths.mjs";
import { noCounts } from "./counts.ts";
import { playwrightStep } from "./playwright-step.ts";
import type { Step } from "./stages.ts";
import { vitestStep } from "./vitest-step.ts";

type Project = "unit" | "postgres" | "embedded";

const names = {
  unit: "unit tests",
  postgres: "database tests on PostgreSQL",
  embedded: "conformance of the embedded database",
  e2e: "journeys in Chromium",
  "e2e-embedded": "journeys on the embedded database",
};

/** The files that have changed, where only what they reach is to run. */
type Changed = readonly string[] | undefined;

/** A report of some tests does not take the place of the whole's. */
const reportOf = (suite: keyof typeof names, changed: Changed) =>
  `${root}node_modules/.cache/test-report/${suite}${changed ? "-part" : ""}.json`;

/** One project of vitest.config.ts. */
export function tests(project: Project, changed: Changed): Step {
  const step = vitestStep({
    name: names[project],
    root,
    project,
    args: changed ? ["related", "--run", ...changed.map((file) => root + file)] : ["run"],
    isPart: changed !== undefined,
    report: reportOf(project, changed),
    env: {
      // A developer's own server is not for tests: they start one.
      TEST_DATABASE_URL: undefined,
      SENT_SQL_FILE: changed ? undefined : sentFile,
    },
    // A unit test waits for nothing that could be late.
    hasSecondTry: project !== "unit",
  });
  return {
    name: step.name,
    async run(write) {
      if (changed?.length === 0) return noCounts;
      if (project === "embedded" && !changed) await rm(sentFile, { force: true });
      return step.run(write);
    },
  };
}

/**
 * The journeys of playwright.config.ts.
 * @param all looks at every screen and window, not at those whose turn it is
 */
export function browserTests(
  changed: Changed,
  { database = "postgres", all }: { database?: "postgres" | "embedded"; all: boolean },
): Step {
  const suite = database === "embedded" ? "e2e-embedded" : "e2e";
  const files = changed ? journeysFor(changed) : "all";
  return {
    name: names[suite],
    async run(write) {
      if (files !== "all" && files.length === 0) return noCounts;
      const looks = all ? undefined : await chooseLooks(changed);
      const step = playwrightStep({
        name: names[suite],
        root,
        files: files === "all" ? [] : files,
        isPart: changed !== undefined,
        report: reportOf(suite, changed),
        env: { TEFUDA_E2E_DATABASE: database, ...looks?.env },
      });
      const counts = await step.run(write);
      return looks ? { ...counts, notes: [...counts.notes, looks.words] } : counts;
    },
  };
}
