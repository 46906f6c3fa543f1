import { expect, it } from "vitest";
import { atOnce } from "./at-once.ts";

it("answers in the order in which it was asked", async () => {
  expect(await atOnce([Promise.resolve(1), "two", undefined])).toEqual([1, "two", undefined]);
});

it("tells of the first failure once nothing is under way any more", async () => {
  const slow = Promise.withResolvers<void>();
  let isTold = false;
  const told = atOnce([
    slow.promise,
    Promise.reject(new RangeError("first")),
    Promise.resolve().then(() => Promise.reject(new RangeError("second"))),
  ]).finally(() => {
    isTold = true;
  });
  const outcome = expect(told).rejects.toThrow("first");
  await new Promise(setImmediate);
  expect(isTold).toBe(false);
  slow.resolve();
  await outcome;
});
