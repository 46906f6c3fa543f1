import { expect, it } from "vitest";
import { eachAlone } from "./each-alone.ts";

const all = Array.from({ length: 250 }, (_, index) => index);
const run = (failing: readonly number[], seen: number[]) =>
  eachAlone({
    find: async (after: number | undefined, limit) =>
      all.filter((row) => after === undefined || row > after).slice(0, limit),
    work: async (row) => {
      seen.push(row);
      if (failing.includes(row)) throw new Error(`${row} failed`);
      return row % 2;
    },
    failed: (count) => `${count} rows failed.`,
  });

it("does the work of every row, batch by batch, and sums up what was done", async () => {
  const seen: number[] = [];
  expect(await run([], seen)).toBe(125);
  expect(seen).toEqual(all);
});

it("tells of one row that fails", async () => {
  await expect(run([7], [])).rejects.toThrow("1 rows failed.");
});

it("goes on after a row that fails, and tells of it in the end", async () => {
  const seen: number[] = [];
  await expect(run([0, 99, 249], seen)).rejects.toMatchObject({
    message: "3 rows failed.",
    errors: [0, 99, 249].map((row) => new Error(`${row} failed`)),
  });
  expect(seen).toEqual(all);
});
