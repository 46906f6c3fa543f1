import { openDatabase } from "@tefuda/db/client";
import { fromJst } from "@tefuda/domain/time/jst";
import { makeProcessDatabase } from "@tefuda/testing/database/process-database";
import { tellFault } from "@tefuda/testing/report/fault";
import { afterEach, expect, it } from "vitest";
import { everythingOnce, insertDue, outcomeOfDone, readDone } from "./due.fixture.ts";
import { passLifeTime, startWorker, type Worker } from "./workers.fixture.ts";

const now = fromJst(2026, 4, 9, 18);
const workers: Worker[] = [];
let drop: (() => Promise<unknown>) | undefined;

afterEach(async () => {
  for (const { child } of workers) child.kill("SIGKILL");
  await drop?.();
});

it("does dated work once when its worker is killed in the middle of it and starts again", async ({
  task,
}) => {
  const made = await makeProcessDatabase();
  drop = made.drop;
  const { options } = made;
  const database = await openDatabase(options);
  await insertDue(database.db, now);
  await database.close();

  const first = startWorker(options, now);
  workers.push(first);
  // The very first thing that was done; the embedded database has one owner, who must be gone.
  await first.said("signal");
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
  const done = await readDone(after.db);
  tellFault(task, "worker killed in its dated work", outcomeOfDone(done));
  expect(done).toEqual(everythingOnce);
  await after.close();
}, 120_000);
