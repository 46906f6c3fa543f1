import { execFileSync } from "node:child_process";
import { root } from "../paths.mjs";

/**
 * The files that differ from a commit, new ones too, by their paths from the project's folder.
 * @throws Error when git knows no such commit
 */
export function changedFiles(since = "HEAD"): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...git("diff", "--name-only", since, "--"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}
