import { expect, it } from "vitest";
import { ticksOf, topOf } from "./scale";

it.each([
  [[], 4],
  [[0, null], 4],
  [[3], 4],
  [[5], 8],
  [[17], 20],
  [[41], 80],
  [[99], 100],
  [[1234], 2000],
])("an axis over %j ends at %d", (values, top) => {
  expect(topOf(values)).toBe(top);
  expect(ticksOf(top)).toHaveLength(5);
  for (const tick of ticksOf(top)) expect(Number.isInteger(tick)).toBe(true);
});
