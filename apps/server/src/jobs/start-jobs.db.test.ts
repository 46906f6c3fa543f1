import { rows } from "@tefuda/db/rows";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { eq, sql } from "@tefuda/db/sql";
import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import type { ClockGuard } from "./clock-guard.ts";
import type { Job } from "./job.ts";
import { type RunningJobs, startJobs } from "./start-jobs.ts";

const test = useOwnTestDatabase();
const log = { error: vi.fn(), warn: vi.fn() };
let running: RunningJobs[] = [];

beforeEach(() => void vi.clearAllMocks());
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
  // The next test begins with an empty queue.
  await test.db.execute(sql`drop schema pgboss cascade`);
});

/** As a process that takes part in the work. */
const start = (...jobs: Job[]) => startGuarded({ isBelieved: async () => true }, jobs);

async function startGuarded(clockGuard: ClockGuard, jobs: Job[]): Promise<RunningJobs> {
  const { db, database } = test;
  const app = { db, clock: () => new Date() } as AppCtx;
  const started = await startJobs(jobs, { app, database, log, clockGuard, superviseSeconds: 1 });
  running.push(started);
  return started;
}
const times = (run: { mock: { calls: unknown[] } }, count: number) =>
  expect.poll(() => run.mock.calls.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
const HOUR = 3_600_000;

it("runs each job at once and then at its own pace, and the others while one is slow", async () => {
  const slow = Promise.withResolvers<void>();
  const [often, seldom] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  await start(
    { name: "slow", everyMs: 1000, run: () => slow.promise },
    { name: "often", everyMs: 1000, run: often },
    { name: "seldom", everyMs: HOUR, run: seldom },
  );
  await times(often, 3);
  expect(seldom).toHaveBeenCalledTimes(1);
  slow.resolve();
});

it("runs a job in one process at a time, however many there are, and once for each turn", async () => {
  let inside = 0;
  let most = 0;
  const run = vi.fn(async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 50));
    inside -= 1;
  });
  const seldom = vi.fn(async () => undefined);
  const jobs = [
    { name: "often", everyMs: 600, run },
    { name: "seldom", everyMs: HOUR, run: seldom },
  ];
  // The embedded database belongs to one process, so nobody else is there at its first start.
  if (test.kind === "embedded") await start(...jobs);
  await Promise.all([start(...jobs), start(...jobs), start(...jobs)]);
  await times(run, 5);
  expect(most).toBe(1);
  expect(seldom).toHaveBeenCalledTimes(1);
});

it("is not planned again by who starts while the first run is under way", async () => {
  const work = Promise.withResolvers<void>();
  const run = vi.fn(() => work.promise);
  const job = { name: "long", everyMs: HOUR, run };
  const states = () =>
    rows(test.db, sql`select state from pgboss.job where name = 'long' and state <> 'completed'`);
  const first = await start(job);
  await times(run, 1);
  await start(job);
  expect(await states()).toEqual([{ state: "active" }]);
  work.resolve();
  await first.stop();
  expect(run).toHaveBeenCalledTimes(1);
});

it("tries a failing job again, writes the failure down where operators read, and keeps the others going", async () => {
  const fault = new RangeError("too far");
  const failing = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined);
  const other = vi.fn(async () => undefined);
  await start(
    { name: "failing", everyMs: 1000, run: failing },
    { name: "other", everyMs: 1000, run: other },
  );
  await times(failing, 2);
  await times(other, 2);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: fault, job: "failing" },
    "A job failed.",
  );
  expect(
    await test.db.select().from(errorLogs).where(eq(errorLogs.page, "/jobs/failing")),
  ).toMatchObject([{ name: "RangeError", message: "too far", userId: null }]);
});

it("keeps its pace when the clock was ahead and is set back, and misses the dead", async () => {
  const [often, seldom] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const jobs = [
    { name: "often", everyMs: 1000, run: often },
    { name: "seldom", everyMs: HOUR, run: seldom },
  ];
  await start(...jobs);
  await times(seldom, 1);
  await times(often, 1);
  // As the queue looks when the clock is set back by a day: whatever it wrote is ahead by as much.
  await test.db.execute(sql`update pgboss.job set start_after = start_after + interval '1 day',
    heartbeat_on = heartbeat_on + interval '1 day'`);
  await test.db.execute(sql`update pgboss.queue set monitor_on = monitor_on + interval '1 day',
    monitor_claim_on = monitor_claim_on + interval '1 day', maintain_on = maintain_on + interval '1 day'`);
  await times(often, often.mock.calls.length + 2);
  const ahead = () =>
    rows(
      test.db,
      sql`select name from pgboss.queue
        where greatest(monitor_on, monitor_claim_on, maintain_on) > now() + interval '1 minute'
        union all select name from pgboss.job
        where state < 'active' and start_after > now() + interval '1 hour'`,
    );
  await expect.poll(ahead, { timeout: 20_000 }).toEqual([]);
});

it("waits for the job under way when it stops, and goes on where it stood at the next start", async () => {
  const work = Promise.withResolvers<void>();
  const run = vi.fn(() => work.promise);
  const job = { name: "slow", everyMs: HOUR, run };
  const jobs = await start(job);
  await times(run, 1);
  let isStopped = false;
  const stopping = jobs.stop().then(() => {
    isStopped = true;
  });
  await test.db.execute(sql`select 1`);
  expect(isStopped).toBe(false);
  work.resolve();
  await stopping;

  const another = vi.fn(async () => undefined);
  await start(job, { name: "another", everyMs: HOUR, run: another });
  await times(another, 1);
  expect(run).toHaveBeenCalledTimes(1);
});

it("leaves transactions of the product alone when several want the same turn", async () => {
  // Two wait for one turn, which the database refuses the second; the embedded one has one connection.
  const run = vi.fn(async () => {
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table if not exists kept (at int)`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await tx.execute(sql`insert into kept values (1)`);
    });
  });
  const jobs = { name: "transaction", everyMs: 500, run };
  await start(jobs);
  await start(jobs);
  await times(run, 4);
  expect(log.error).not.toHaveBeenCalled();
});

it("lets every job wait while the clock is in doubt, and goes on at its pace after that", async () => {
  let isBelieved = false;
  const asked = vi.fn(async () => isBelieved);
  const [often, seldom] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const jobs = [
    { name: "often", everyMs: 600, run: often },
    { name: "seldom", everyMs: 900, run: seldom },
  ];
  await startGuarded({ isBelieved: asked }, jobs);
  await times(asked, 6);
  expect([often, seldom].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  isBelieved = true;
  await times(seldom, 2);
  await times(often, 2);
  expect(log.error).not.toHaveBeenCalled();
});
