import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseOptions, openDatabase } from "@tefuda/db/client";
import { fromJst } from "@tefuda/domain/time/jst";
import { createPostgresTestDatabase } from "@tefuda/testing/database/postgres";
import { afterEach, expect, it } from "vitest";
import { everythingOnce, insertDue, readDone } from "./due.fixture.ts";
import { passLifeTime, startWorker, type Worker } from "./workers.fixture.ts";

const now = fromJst(2026, 4, 9, 18);
const workers: Worker[] = [];
let drop: (() => Promise<unknown>) | undefined;

afterEach(async () => {
  for (const { child } of workers) child.kill("SIGKILL");
  await drop?.();
});

async function makeDatabase(): Promise<DatabaseOptions> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return { dataDir: join(await mkdtemp(join(tmpdir(), "tefuda-jobs-")), "tables") };
  const made = await createPostgresTestDatabase(serverUrl);
  drop = made.drop;
  return { url: made.url };
}

it("does dated work once when its worker is killed in the middle of it and starts again", async () => {
  const options = await makeDatabase();
  const database = await openDatabase(options);
  await database.migrate();
  await insertDue(database.db, now);
  await database.close();

  const first = startWorker(options, now);
  workers.push(first);
  // The very first thing that was done; the embedded database has one owner, who must be gone.
  await first.said("hint");
  await first.end("SIGKILL");

  const between = await openDatabase(options);
  expect(await readDone(between.db)).not.toEqual(everythingOnce);
  await passLifeTime(between.db);
  await between.close();

  const second = startWorker(options, now);
  workers.push(second);
  await second.said(
    "end expireSchedules",
    "end expireOffers",
    "end remindInterviews",
    "end mailDayBefore",
    "end closeRooms",
    "end closeOverdueTurns",
  );
  expect(await second.end("SIGTERM")).toBe(0);
  const after = await openDatabase(options);
  expect(await readDone(after.db)).toEqual(everythingOnce);
  await after.close();
}, 120_000);
