import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

it("begins so many in a turn of the event loop, the others in the next ones and in their order", async () => {
  const begin = createTurns(3);
  const begun: number[] = [];
  const all = Array.from({ length: 8 }, async (_, n) => {
    await begin();
    begun.push(n);
  });
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await Promise.all(all);
  await turn();
  await begin();
  await begin();
  await begin();
  const late = begin().then(() => begun.push(8));
  expect(begun).toHaveLength(8);
  await late;
});
