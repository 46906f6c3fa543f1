import { expect, it } from "vitest";
import { familyOf, memoryOf, processorSeconds, readStatus } from "./processor.ts";

it("reads time and parent of a process, whatever it is called", () => {
  const stat =
    "812 (post (gres) 7) S 77 812 812 0 -1 4194560 9 8 7 6 150 50 25 75 20 0 1 0 5 6 7 8";
  expect(readStatus(stat)).toEqual({ parent: 77, own: 2, ended: 1 });
});

it("finds who descends from a process", () => {
  const parents = new Map([
    [1, 0],
    [10, 1],
    [11, 10],
    [12, 11],
    [20, 1],
  ]);
  expect(familyOf(10, parents)).toEqual([10, 11, 12]);
});

it("measures this very process", () => {
  expect(processorSeconds(process.pid)).toBeGreaterThan(0);
  expect(memoryOf(process.pid)).toBeGreaterThan(1000);
});

it("knows nothing of a process that there is not", () => {
  expect(processorSeconds(undefined)).toBeNaN();
  expect(memoryOf(undefined)).toBeNaN();
});
