import { expect, it } from "vitest";
import { createMinuteQuota } from "./minute-quota.ts";

it("takes so many of a place and of all in a minute, from the very beginning of time", () => {
  const takes = createMinuteQuota({ perPlace: 2, total: 3 });
  expect(["a", "a", "a", "b", "c"].map((place) => takes(0, place))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(takes(59_999, "d")).toBe(false);
  expect(takes(60_000, "a")).toBe(true);
});

it("begins anew after another stretch than a minute, and when the clock is set back by one", () => {
  const takes = createMinuteQuota({ perPlace: 1, total: 1, windowMs: 1000 });
  expect([5000, 5999, 6000, 5001, 5000].map((now) => takes(now, "a"))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});
