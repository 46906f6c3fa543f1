import { setImmediate as turn } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createTurns } from "./turns.ts";

it("begins so many in a turn of the event loop, the others in the next ones and in their order", async () => {
  const turns = createTurns(3);
  const begun: number[] = [];
  const all = Array.from({ length: 8 }, async (_, n) => {
    await turns.turn();
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
  await turns.turn();
  await turns.turn();
  await turns.turn();
  const late = turns.turn().then(() => begun.push(8));
  expect(begun).toHaveLength(8);
  await late;
});

it("begins nothing while somebody connects, for a tenth of a second at most", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const turns = createTurns(3);
  const begun: number[] = [];
  const ask = async (n: number) => {
    await turns.turn();
    begun.push(n);
  };
  turns.comes();
  const first = ask(1);
  for (let n = 0; n < 50; n += 1) {
    await turn();
    turns.comes();
  }
  expect(begun).toEqual([]);
  clock.mockReturnValue(99);
  await turn();
  expect(begun).toEqual([]);
  await turn();
  await first;
  expect(begun).toEqual([1]);

  turns.comes();
  void ask(2);
  clock.mockReturnValue(199);
  for (let n = 0; n < 5; n += 1) {
    await turn();
    turns.comes();
  }
  expect(begun).toEqual([1, 2]);
  clock.mockRestore();
});
