import { execFileSync } from "node:child_process";
import { root } from "../paths.mjs";
import { readRuns } from "../report/record.ts";

/** Work of less than that may not have passed yet, where no run on record says. */
const RECENT_SECONDS = 4 * 3600;

/** Nothing where git does not know. */
function git(...args: readonly string[]): string | undefined {
  try {
    const stdio = ["ignore", "pipe", "ignore"] as const;
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: [...stdio] }).trim();
  } catch {
    return undefined;
  }
}

export function countCommits(): number | undefined {
  const count = git("rev-list", "--count", "HEAD");
  return count === undefined ? undefined : Number(count);
}

/**
 * The commit that the last whole run on record passed on, of those that the present one comes from; where there is
 * none, as on a new machine, the newest that is four hours older than the present one.
 */
export async function lastPassed(): Promise<string | undefined> {
  const passed = (await readRuns())
    .filter(({ whole, clean, failed }) => whole && clean && failed === 0)
    .map(({ commit }) => commit)
    .reverse()
    .find((commit) => git("merge-base", "--is-ancestor", commit, "HEAD") !== undefined);
  if (passed) return passed;
  const newest = Number(git("show", "--no-patch", "--format=%ct", "HEAD"));
  return (
    git("rev-list", "--max-count=1", `--before=${newest - RECENT_SECONDS}`, "HEAD") || undefined
  );
}
