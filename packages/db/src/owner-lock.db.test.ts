import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./client.ts";
import { DataFolderInUse, takeFolder } from "./owner-lock.ts";
import { row } from "./rows.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tefuda-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("an open folder is refused with the owner's pid, and free again when it is closed", async () => {
  const first = await openDatabase({ dataDir: folder });
  const second = openDatabase({ dataDir: folder });
  await expect(second).rejects.toBeInstanceOf(DataFolderInUse);
  await expect(second).rejects.toMatchObject({ pid: process.pid, dataDir: folder });
  await first.db.execute(sql`create table kept as select 7 as answer`);
  await first.close();

  const third = await openDatabase({ dataDir: folder });
  expect(await row<{ answer: number }>(third.db, sql`select answer from kept`)).toEqual({
    answer: 7,
  });
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
