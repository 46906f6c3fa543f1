import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  lastWholeRuns,
  type RecordedRun,
  readRuns,
  readTree,
  recordRun,
  unsteadyIn,
} from "./record.ts";

const run: RecordedRun = {
  commit: "1111111111111111111111111111111111111111",
  clean: true,
  at: "2026-11-28T09:00:00.000Z",
  whole: true,
  passed: 9,
  failed: 0,
  unsteady: [],
  minutes: { check: 1.5 },
  load: 0.2,
};
const newFolder = () => mkdtempSync(join(tmpdir(), "tefuda-record-"));
const push = { title: "push.journey.ts · a push", error: "Error: not shown" };
const offer = { title: "offers.journey.ts · an offer", error: "Error: late" };

it("adds a line for each run, and reads them in their order", async () => {
  const file = join(newFolder(), "cache", "runs.jsonl");
  expect(await readRuns(file)).toEqual([]);
  await recordRun(run, file);
  await recordRun({ ...run, failed: 2, unsteady: [push] }, file);
  expect(await readRuns(file)).toEqual([run, { ...run, failed: 2, unsteady: [push] }]);
});

it("reads past a line that was cut off", async () => {
  const file = join(newFolder(), "runs.jsonl");
  await recordRun(run, file);
  appendFileSync(file, '{"commit":"22\n');
  await recordRun({ ...run, passed: 10 }, file);
  expect((await readRuns(file)).map(({ passed }) => passed)).toEqual([9, 10]);
});

it("looks back at twenty whole runs, and passes over runs of a part", async () => {
  const file = join(newFolder(), "runs.jsonl");
  for (let passed = 1; passed <= 24; passed += 1)
    await recordRun({ ...run, passed, whole: passed !== 23 }, file);
  const seen = (await lastWholeRuns(file)).map(({ passed }) => passed);
  expect([seen.length, seen[0], ...seen.slice(-2)]).toEqual([20, 4, 22, 24]);
});

it("counts in how many runs a test was unsteady, with what it said last", () => {
  const later = { ...offer, error: "Error: later" };
  expect(
    unsteadyIn([{ ...run, unsteady: [push, offer] }, run, { ...run, unsteady: [later] }]),
  ).toEqual([
    { ...later, runs: 2 },
    { ...push, runs: 1 },
  ]);
});

it("knows a tree by its commit, and whether it differs from it", () => {
  const folder = newFolder();
  expect(readTree(folder)).toEqual({ commit: "", clean: false });
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  git("init", "--quiet");
  git("commit", "--quiet", "--allow-empty", "--message", "first");
  const commit = git("rev-parse", "HEAD").trim();
  expect(readTree(folder)).toEqual({ commit, clean: true });
  writeFileSync(join(folder, "new"), "");
  expect(readTree(folder)).toEqual({ commit, clean: false });
});
