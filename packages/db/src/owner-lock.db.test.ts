import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outcomeOf, tellFault } from "@tefuda/testing/report/fault";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "./client.ts";
import { DataFolderInUse, takeFolder } from "./owner-lock.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tefuda-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("an open folder is refused with the owner's pid, and free again when it is closed", async ({
  task,
}) => {
  const first = await openDatabase({ dataDir: folder });
  const second = openDatabase({ dataDir: folder });
  await expect(second).rejects.toBeInstanceOf(DataFolderInUse);
  await expect(second).rejects.toMatchObject({ pid: process.pid, dataDir: folder });
  await first.db.execute(sql`create table kept as select 7 as answer`);
  await first.close();
  expect(first.client.closed).toBe(true);
  await first.close();

  const third = await openDatabase({ dataDir: folder });
  const found = await rows<{ answer: number }>(third.db, sql`select answer from kept`);
  const kept = found.map(({ answer }) => String(answer));
  tellFault(task, "two processes on one folder", outcomeOf(["7"], kept), "embedded");
  expect(kept).toEqual(["7"]);
  await third.close();
});

test("the lock of a dead process is taken over", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  const lock = { pid: child.pid, startedAt: null, token: "dead" };
  await writeFile(join(folder, "owner.lock"), JSON.stringify(lock));
  const release = await takeFolder(folder);
  await release();
  expect(await readdir(folder)).toEqual([]);
});

test("a pid that another process has now does not hold the folder", async () => {
  const lock = { pid: process.pid, startedAt: "another boot:1", token: "old" };
  await writeFile(join(folder, "owner.lock"), JSON.stringify(lock));
  const release = await takeFolder(folder);
  await release();
});

test("of many that want a stale folder one gets it", async () => {
  await writeFile(join(folder, "owner.lock"), "half a lo");
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => takeFolder(folder)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readdir(folder)).toEqual(["owner.lock"]);
});

test("a process that has grown since still owns its folder", async () => {
  const release = await takeFolder(folder);
  const grown = Buffer.alloc(512 * 1024 * 1024);
  await expect(takeFolder(folder)).rejects.toMatchObject({ pid: process.pid });
  expect(grown).toHaveLength(536_870_912);
  await release();
});

test("a living process holds the folder where nothing says when it began", async () => {
  const lock = JSON.stringify({ pid: process.pid, startedAt: null, token: "living" });
  await writeFile(join(folder, "owner.lock"), lock);
  await expect(takeFolder(folder)).rejects.toMatchObject({ pid: process.pid });
});

test.each([
  "null",
  "7",
  "[]",
  JSON.stringify({ startedAt: null, token: "no pid" }),
  JSON.stringify({ pid: String(process.pid), startedAt: null, token: "no number" }),
  JSON.stringify({ pid: process.pid, startedAt: null }),
  JSON.stringify({ pid: process.pid, startedAt: null, token: 7 }),
  JSON.stringify({ pid: process.pid, token: "no start" }),
])("what is no lock holds nothing: %s", async (text) => {
  await writeFile(join(folder, "owner.lock"), text);
  const release = await takeFolder(folder);
  await release();
  expect(await readdir(folder)).toEqual([]);
});

test("a folder is not given back that has another owner by now", async () => {
  const release = await takeFolder(folder);
  const path = join(folder, "owner.lock");
  await writeFile(path, "another owner's");
  await release();
  expect(await readFile(path, "utf8")).toBe("another owner's");
  await rm(path);
  await release();
});

test("a succession that comes too late is taken back, and the new owner respected", async () => {
  const path = join(folder, "owner.lock");
  // Whoever reads a pipe gets what is written from then on, so each look at the lock finds another.
  execFileSync("mkfifo", [path]);
  const late = takeFolder(folder).catch((error: unknown) => error);
  const successors = async () =>
    (await readdir(folder)).filter((name) => name.startsWith("owner.lock.after-")).length;
  await writeFile(path, "a dead owner's");
  await vi.waitFor(async () => expect(await successors()).toBe(1));
  await writeFile(path, "somebody else's");
  await vi.waitFor(async () => expect(await successors()).toBe(0));
  await writeFile(path, JSON.stringify({ pid: process.pid, startedAt: null, token: "new" }));
  expect(await late).toBeInstanceOf(DataFolderInUse);
  expect(await readdir(folder)).toEqual(["owner.lock"]);
});
