import { execFileSync } from "node:child_process";
import { root } from "../paths.mjs";
import type { RecordedRun } from "../report/record.ts";

/** Work of less than that may not have passed yet, where no run on record says. */
const RECENT_SECONDS = 4 * 3600;

/** Nothing where git does not know. */
function gitIn(cwd: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Nothing where git does not know, or holds the newest commits only: their number would never change. */
export function countCommits(folder = root): number | undefined {
  if (gitIn(folder, "rev-parse", "--is-shallow-repository") !== "false") return undefined;
  const count = gitIn(folder, "rev-list", "--count", "HEAD");
  return count === undefined ? undefined : Number(count);
}

/**
 * The commit that the last whole run on record passed on, of those that the present one comes from; where there is
 * none, as on a new machine, the newest that is four hours older than the present one.
 */
export function lastPassed(runs: readonly RecordedRun[], folder = root): string | undefined {
  const git = (...args: readonly string[]) => gitIn(folder, ...args);
  const passed = runs.findLast(
    ({ whole, clean, failed, commit }) =>
      whole &&
      clean &&
      failed === 0 &&
      git("merge-base", "--is-ancestor", commit, "HEAD") !== undefined,
  );
  if (passed) return passed.commit;
  const newest = Number(git("show", "--no-patch", "--format=%ct", "HEAD"));
  return (
    git("rev-list", "--max-count=1", `--before=${newest - RECENT_SECONDS}`, "HEAD") || undefined
  );
}
