import { expect, it } from "vitest";
import { isReachConfirmed } from "./reach.ts";

it.each([
  [0, 0, true],
  [1, 0, false],
  [0, 1, false],
  [99, 99, true],
  [98, 99, false],
  [100, 99, false],
  [99, 100, true],
  [101, 100, true],
  [98, 100, false],
  [102, 100, false],
  [197, 199, false],
  [198, 199, true],
  [200, 199, true],
  [201, 199, false],
  [9_900, 10_000, true],
  [9_899, 10_000, false],
  [10_100, 10_000, true],
  [10_101, 10_000, false],
  [1_000, 10_000, false],
])("%i confirmed of %i: %s", (confirmed, real, isConfirmed) => {
  expect(isReachConfirmed(confirmed, real)).toBe(isConfirmed);
});
