import { openDatabase } from "@tefuda/db/client";
import { sql } from "@tefuda/db/sql";
import { fromJst } from "@tefuda/domain/time/jst";
import { createPostgresTestDatabase } from "@tefuda/testing/database/postgres";
import { countWaiting } from "@tefuda/testing/database/waiting";
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

it("does dated work once when one of two workers is killed in the middle of it", async ({
  task,
}) => {
  const made = await createPostgresTestDatabase(process.env.TEST_DATABASE_URL ?? "");
  drop = made.drop;
  const start = () => {
    const worker = startWorker({ url: made.url }, now);
    workers.push(worker);
    return worker;
  };
  const database = await openDatabase({ url: made.url });
  const { db } = database;
  const due = await insertDue(db, now);

  // Holds the first worker up in the middle of two jobs, with some of each done.
  const killed = Promise.withResolvers<void>();
  const held = db.transaction(async (tx) => {
    await tx.execute(sql`select from matchings where id = ${due.proposal} for update`);
    await tx.execute(sql`select from users where id = ${due.attendee} for update`);
    await killed.promise;
  });
  const first = start();
  await first.said("begin expireSchedules", "begin remindInterviews");
  await expect.poll(() => countWaiting(db), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  const second = start();
  await second.said("begin");

  await first.end("SIGKILL");
  await passLifeTime(db);
  killed.resolve();
  await held;
  await second.said("end expireSchedules", "end remindInterviews");
  await expect
    .poll(async () => outcomeOfDone(await readDone(db)).lost, { timeout: 20_000 })
    .toBe(0);
  const done = await readDone(db);
  tellFault(task, "one of two workers killed in its dated work", outcomeOfDone(done));
  expect(done).toEqual(everythingOnce);
  expect(await second.end("SIGTERM")).toBe(0);
  await database.close();
}, 120_000);
