import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { startJobs } from "./loop.ts";

const app = {} as AppCtx;
const log = { error: vi.fn() };
const database = {
  alone: async (_name: string, work: () => Promise<void>) => {
    await work();
    return true;
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.error.mockReset();
});

it("runs each job at once and then at its own pace", async () => {
  const often = vi.fn(async () => undefined);
  const seldom = vi.fn(async () => undefined);
  const jobs = startJobs(
    [
      { name: "often", everyMs: 1000, run: often },
      { name: "seldom", everyMs: 10_000, run: seldom },
    ],
    { app, database, log },
  );
  await vi.advanceTimersByTimeAsync(10_500);
  expect(often).toHaveBeenCalledTimes(11);
  expect(seldom).toHaveBeenCalledTimes(2);
  await jobs.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(often).toHaveBeenCalledTimes(11);
});

it("tries a failing job again and keeps the others going", async () => {
  const fault = new Error("no");
  const failing = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined);
  const other = vi.fn(async () => undefined);
  const jobs = startJobs(
    [
      { name: "failing", everyMs: 3_600_000, run: failing },
      { name: "other", everyMs: 30_000, run: other },
    ],
    { app, database, log },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: fault, job: "failing" },
    "A job failed.",
  );
  expect(failing).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(3);
  await jobs.stop();
});

it("writes a failure down where operators read, and goes on when that fails too", async () => {
  const kept: object[] = [];
  const values = vi.fn(async (row: object) => void kept.push(row));
  values.mockRejectedValueOnce(new Error("The database is down."));
  const db = { insert: () => ({ values }) } as unknown as AppCtx["db"];
  const run = vi.fn().mockRejectedValue(new RangeError("too far"));
  const jobs = startJobs([{ name: "expireThings", everyMs: 1000, run }], {
    app: { ...app, db, clock: () => new Date() },
    database,
    log,
  });
  await vi.advanceTimersByTimeAsync(1500);
  expect(run).toHaveBeenCalledTimes(2);
  expect(kept).toMatchObject([
    { name: "RangeError", message: "too far", page: "/jobs/expireThings", userId: null },
  ]);
  await jobs.stop();
});

it("waits for the job under way when it stops", async () => {
  const work = Promise.withResolvers<void>();
  const jobs = startJobs([{ name: "slow", everyMs: 1000, run: () => work.promise }], {
    app,
    database,
    log,
  });
  await vi.advanceTimersByTimeAsync(0);
  let isStopped = false;
  const stopping = jobs.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isStopped).toBe(false);
  work.resolve();
  await stopping;
  expect(isStopped).toBe(true);
});
