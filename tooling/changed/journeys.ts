import { readFileSync } from "node:fs";
import { root } from "../paths.mjs";
import { readLastRun } from "../rows/last-run.ts";
import type { Project } from "../rows/project.ts";
import { makeReaching } from "../rows/reaching.ts";
import type { LastRun } from "../rows/reports.ts";
import { listFiles } from "../sources.ts";

const isBrowserTest = (file: string) => /^e2e\/.*\.(journey|spec)\.ts$/.test(file);
/** What every browser test runs on, whatever it imports and wherever it goes. */
export const isUnderAll = (file: string) =>
  /^(package(-lock)?\.json|playwright\.config\.ts|tsconfig.*|tooling\/build\.mjs|packages\/testing\/.*)$/.test(
    file,
  );

/** Where one that was not in the last run may come to, nobody knows. */
const isProduct = (file: string) => /^(apps|packages)\//.test(file);

/**
 * The browser tests that a change reaches: by what they import, and by the pages and calls that they
 * came to in the last run. One that was not in it is taken to come everywhere.
 */
export function chooseJourneys(
  changed: readonly string[],
  project: Project,
  lastRun: LastRun,
): string[] | "all" {
  if (changed.some(isUnderAll)) return "all";
  const tests = [...project.files].filter(isBrowserTest).sort();
  const reaches = makeReaching(project);
  const chosen = tests.filter((test) => {
    const ran = lastRun.get(test)?.ran ?? [];
    if (ran.length === 0 && changed.some(isProduct)) return true;
    const reached = reaches(test, ran);
    return changed.some((file) => reached.has(file));
  });
  return chosen.length === tests.length ? "all" : chosen;
}

/** @param changed paths from the project's folder */
export const journeysFor = (changed: readonly string[]): string[] | "all" =>
  chooseJourneys(
    changed,
    {
      files: new Set(listFiles(root)),
      read: (file) => readFileSync(root + file, "utf8"),
    },
    readLastRun(),
  );
