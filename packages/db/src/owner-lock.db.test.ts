import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { outcomeOf, tellFault } from "@tefuda/testing/report/fault";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./client.ts";
import { DataFolderInUse, DataFolderUnlockable, takeFolder } from "./owner-lock.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

const owner = fileURLToPath(new URL("./folder-owner.fixture.ts", import.meta.url));
const me = `process ${process.pid} on ${hostname()}`;

let folder = "";
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tefuda-lock-"));
});
afterEach(async () => {
  for (const child of started.splice(0)) await end(child);
  await rm(folder, { recursive: true });
});

/** Another process that wants the folder; answers it with the first line that it says. */
async function another(program: string, ...args: string[]) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [line] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  return { child, said: line.trim() };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("an open folder is refused with its owner, and free again when it is closed", async ({
  task,
}) => {
  const first = await openDatabase({ dataDir: folder });
  const second = openDatabase({ dataDir: folder });
  await expect(second).rejects.toBeInstanceOf(DataFolderInUse);
  await expect(second).rejects.toMatchObject({ owner: me, dataDir: folder });
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

test("another process has the folder until it is killed, and says which it is", async () => {
  const { child, said } = await another(process.execPath, owner, folder);
  expect(said).toBe("taken");
  await expect(takeFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${child.pid} on ${hostname()}. Stop that process, or give this one another folder or a DATABASE_URL.`,
  );
  await end(child);
  const release = await takeFolder(folder);
  release();
});

test("two containers with one folder: the second is refused, whatever its processes are called", async () => {
  const asUser = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const inContainer = [...asUser, "--pid", "--fork", "--kill-child", "--mount-proc"];
  const first = await another("unshare", ...inContainer, process.execPath, owner, folder);
  expect(first.said).toBe("taken");
  const second = await another("unshare", ...inContainer, process.execPath, owner, folder);
  // Both are the first process of their container.
  expect(second.said).toContain(`is in use by process 1 on ${hostname()}.`);
  await expect(takeFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
});

test("a copy of a folder in use is nobody's", async () => {
  const release = await takeFolder(folder);
  const copy = join(folder, "copy");
  await cp(join(folder, "owner.lock"), join(copy, "owner.lock"));
  const releaseCopy = await takeFolder(copy);
  expect(await readFile(join(copy, "owner.lock"), "utf8")).toBe(me);
  releaseCopy();
  release();
});

test("of many that want a folder one gets it, whatever an earlier owner left there", async () => {
  await writeFile(join(folder, "owner.lock"), `{"pid":${process.pid},"startedAt":null}`.repeat(9));
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => takeFolder(folder)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readFile(join(folder, "owner.lock"), "utf8")).toBe(me);
  for (const outcome of outcomes) if (outcome.status === "fulfilled") outcome.value();
});

test("where nothing can lock the folder it is not opened", async () => {
  const path = process.env.PATH;
  process.env.PATH = folder;
  const taking = takeFolder(folder);
  process.env.PATH = path;
  await expect(taking).rejects.toBeInstanceOf(DataFolderUnlockable);
  await expect(taking).rejects.toThrow(
    `The data folder ${folder} cannot be locked against a second process (the program flock is missing). Put it on a disk of this machine, or set a DATABASE_URL.`,
  );
});
