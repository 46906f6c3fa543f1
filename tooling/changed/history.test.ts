import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { RecordedRun } from "../report/record.ts";
import { countCommits, lastPassed } from "./history.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "tefuda-history-"));
const git = (cwd: string, args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

/** A commit at an hour of a day. */
function commit(folder: string, hour: string): string {
  const at = `2026-11-28T${hour}:00+0000`;
  git(folder, ["commit", "--quiet", "--allow-empty", "--message", hour], {
    GIT_AUTHOR_DATE: at,
    GIT_COMMITTER_DATE: at,
  });
  return git(folder, ["rev-parse", "HEAD"]);
}

const run = (commit: string, rest: Partial<RecordedRun> = {}): RecordedRun => ({
  commit,
  clean: true,
  at: "2026-11-28T12:00:00.000Z",
  whole: true,
  passed: 9,
  failed: 0,
  unsteady: [],
  minutes: {},
  load: 0,
  ...rest,
});

it("compares with the last whole run that passed on a commit this one comes from", () => {
  const folder = newFolder();
  git(folder, ["init", "--quiet"]);
  const [first, second, third] = ["08:00", "09:00", "10:00"].map((hour) => commit(folder, hour));
  git(folder, ["checkout", "--quiet", "--detach", second ?? ""]);
  const elsewhere = commit(folder, "11:00");
  git(folder, ["checkout", "--quiet", "--detach", third ?? ""]);
  expect(countCommits(folder)).toBe(3);
  const runs = [
    run(first ?? ""),
    run(second ?? ""),
    run(third ?? "", { whole: false }),
    run(third ?? "", { clean: false }),
    run(third ?? "", { failed: 1 }),
    run(elsewhere),
    run("1111111111111111111111111111111111111111"),
  ];
  expect(lastPassed(runs, folder)).toBe(second);
});

it("compares with four hours ago where no run is on record", () => {
  const folder = newFolder();
  git(folder, ["init", "--quiet"]);
  const before = commit(folder, "05:59");
  for (const hour of ["06:01", "08:00", "10:00"]) commit(folder, hour);
  expect(lastPassed([], folder)).toBe(before);
});

it("knows nothing without git, of a first commit, or of a clone that holds the newest alone", () => {
  const folder = newFolder();
  expect(countCommits(folder)).toBeUndefined();
  expect(lastPassed([], folder)).toBeUndefined();
  git(folder, ["init", "--quiet"]);
  for (const hour of ["09:00", "10:00"]) commit(folder, hour);
  expect(lastPassed([], folder)).toBeUndefined();
  const shallow = join(newFolder(), "clone");
  git(folder, ["clone", "--quiet", "--depth=1", `file://${folder}`, shallow]);
  expect(countCommits(shallow)).toBeUndefined();
});
