import { rows } from "@tefuda/db/rows";
import { jobClock } from "@tefuda/db/schema/job";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { sql } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createClockGuard } from "./clock-guard.ts";

const test = useTestDatabase();
const log = { error: vi.fn(), warn: vi.fn() };
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

beforeEach(async () => {
  vi.clearAllMocks();
  await test.clear();
});

/** A process whose clock is off by so many milliseconds, which may change. */
function makeProcess(offMs: number, holdMs?: number) {
  const hand = { offMs };
  const clock = () => new Date(Date.now() + hand.offMs);
  const app = { db: test.db, clock };
  return {
    hand,
    clock,
    guard: createClockGuard({ app, log, ...(holdMs !== undefined && { holdMs }) }),
  };
}

/** Dated work was last done so long ago. */
const workedAgo = (ms: number) =>
  test.db.insert(jobClock).values({ name: "jobs", reachedAt: new Date(Date.now() - ms) });
const readMark = async () => (await test.db.select().from(jobClock))[0]?.reachedAt.getTime();
const said = () => log.error.mock.calls.map(([{ err }]) => err.message);

describe("the clock of a process and the database's", () => {
  it("are believed while they agree, and how far the time has come is written down", async () => {
    const before = Date.now();
    expect(await makeProcess(100_000).guard.isBelieved()).toBe(true);
    expect(await readMark()).toBeGreaterThanOrEqual(before);
    // The database's time, so that processes whose clocks differ a little do not meet one another's.
    expect(await readMark()).toBeLessThanOrEqual(Date.now());
    expect(await makeProcess(-100_000).guard.isBelieved()).toBe(true);
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each([
    [400 * DAY + HOUR, "400 days ahead of"],
    [-2 * HOUR - MINUTE, "2 hours behind"],
    [3 * MINUTE + 20_000, "3 minutes ahead of"],
    [-3 * MINUTE - 20_000, "3 minutes behind"],
  ])("are not while they are %i ms apart, which is said once", async (offMs, words) => {
    const { guard } = makeProcess(offMs);
    expect(await guard.isBelieved()).toBe(false);
    expect(await guard.isBelieved()).toBe(false);
    const message = `The clock of this process is ${words} the database's. Dated work waits until they agree.`;
    expect(said()).toEqual([message]);
    expect(await test.db.select().from(errorLogs)).toMatchObject([
      { name: "ClockInDoubt", message, page: "/jobs", userId: null },
    ]);
    expect(await readMark()).toBeUndefined();
  });

  it("are never believed for having been apart for long, and at once when they agree", async () => {
    const { guard, hand } = makeProcess(400 * DAY, 0);
    expect([await guard.isBelieved(), await guard.isBelieved()]).toEqual([false, false]);
    hand.offMs = 0;
    expect(await guard.isBelieved()).toBe(true);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      {},
      "The clock is believed again, and dated work goes on.",
    );
    expect(await guard.isBelieved()).toBe(true);
    expect(log.warn).toHaveBeenCalledTimes(1);
    hand.offMs = HOUR;
    expect(await guard.isBelieved()).toBe(false);
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  it("agree however long the database takes to answer", async () => {
    // As when the process stands still between its question and the answer.
    let asked = 0;
    const clock = () => new Date(Date.now() + (asked++ === 0 ? -5 : 5) * MINUTE);
    const guard = createClockGuard({ app: { db: test.db, clock }, log });
    expect(await guard.isBelieved()).toBe(true);
  });
});

describe("the time that dated work has come to", () => {
  it.each([
    ["23 hours ago", 23 * HOUR],
    ["a moment ahead, by a clock that was set back since", -100_000],
  ])("may be %s", async (_, ago) => {
    await workedAgo(ago);
    expect(await makeProcess(0).guard.isBelieved()).toBe(true);
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each([
    ["years", 400 * DAY + HOUR, "400 days ahead of"],
    ["a long weekend", 50 * HOUR, "2 days ahead of"],
    ["two hours, backwards", -2 * HOUR - MINUTE, "2 hours behind"],
  ])("makes work wait when the clock has leapt by %s, and is kept", async (_, ago, words) => {
    await workedAgo(ago);
    const before = await readMark();
    const { guard } = makeProcess(0);
    expect(await guard.isBelieved()).toBe(false);
    expect(await guard.isBelieved()).toBe(false);
    expect(said()).toEqual([
      `The clock is ${words} the time that dated work has come to. It waits for an hour, in which the clock may be set.`,
    ]);
    expect(await readMark()).toBe(before);
  });

  it.each([
    ["ahead", 3 * DAY],
    ["back", -3 * DAY],
  ])("is that of the clock in the end, when it has leapt %s and stays there", async (_, ago) => {
    await workedAgo(ago);
    const { guard } = makeProcess(0, 50);
    expect(await guard.isBelieved()).toBe(false);
    const before = Date.now();
    await expect.poll(() => guard.isBelieved(), { timeout: 20_000 }).toBe(true);
    expect(await readMark()).toBeGreaterThanOrEqual(before);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      {},
      "The clock is believed again, and dated work goes on.",
    );
    expect(await makeProcess(0).guard.isBelieved()).toBe(true);
  });

  it("waits for an hour unless told", async () => {
    await workedAgo(3 * DAY);
    const { guard } = makeProcess(0);
    const ticking = vi.spyOn(performance, "now").mockReturnValue(1000);
    try {
      expect(await guard.isBelieved()).toBe(false);
      ticking.mockReturnValue(1000 + HOUR - 1);
      expect(await guard.isBelieved()).toBe(false);
      ticking.mockReturnValue(1000 + HOUR);
      expect(await guard.isBelieved()).toBe(true);
    } finally {
      ticking.mockRestore();
    }
  });

  it("goes on at once when the clock is set right", async () => {
    await workedAgo(0);
    const { guard, hand } = makeProcess(0);
    await test.db.execute(sql`update job_clock set reached_at = reached_at - interval '3 days'`);
    expect(await guard.isBelieved()).toBe(false);
    await test.db.execute(sql`update job_clock set reached_at = reached_at + interval '3 days'`);
    hand.offMs = 1000;
    expect(await guard.isBelieved()).toBe(true);
  });

  it("is written down once a minute, and once for all processes", async () => {
    await workedAgo(30_000);
    const before = await readMark();
    expect(await makeProcess(0).guard.isBelieved()).toBe(true);
    expect(await readMark()).toBe(before);
    await test.db.execute(
      sql`update job_clock set reached_at = reached_at - interval '31 seconds'`,
    );
    const now = Date.now();
    expect(await makeProcess(0).guard.isBelieved()).toBe(true);
    expect(await readMark()).toBeGreaterThanOrEqual(now);
    expect(await rows(test.db, sql`select count(*)::int as count from job_clock`)).toEqual([
      { count: 1 },
    ]);
  });
});
