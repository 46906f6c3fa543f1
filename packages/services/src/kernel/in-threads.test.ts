import { expect, it } from "vitest";
import { inThreads } from "./in-threads.ts";

const work = {
  module: new URL("./in-threads.fixture.ts", import.meta.url),
  name: "busyFor",
  threads: 1,
  waiting: 1,
  seconds: 10,
  idleSeconds: 1,
};

it("leaves the thread that answers everybody alone", async () => {
  const busyFor = inThreads<number, number>(work);
  await busyFor(1);
  // Processor time, which a busy machine does not lengthen.
  const before = process.threadCpuUsage();
  expect(await busyFor(400)).toBe(400);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(50);
});

it("sends away who comes when as many wait as may", async () => {
  const busyFor = inThreads<number, number>(work);
  const first = [busyFor(50), busyFor(50)];
  await expect(busyFor(50)).rejects.toMatchObject({ code: "serverBusy" });
  expect(await Promise.all(first)).toEqual([50, 50]);
  expect(await busyFor(1)).toBe(1);
});

it("ends what takes too long, and goes on with the next", async () => {
  const busyFor = inThreads<number, number>({ ...work, seconds: 4 });
  await expect(busyFor(60_000)).rejects.toMatchObject({ code: "serverBusy" });
  expect(await busyFor(1)).toBe(1);
});

it("fails as the work fails", async () => {
  const fail = inThreads<undefined, never>({ ...work, name: "fail" });
  await expect(fail(undefined)).rejects.toThrow("This work fails.");
});
