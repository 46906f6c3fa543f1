import { expect, it } from "vitest";
import { quantile, spread } from "./quantiles.ts";

it("takes the nearest rank, whatever the order", () => {
  const samples = [40, 10, 30, 20];
  expect(quantile(samples, 0.5)).toBe(20);
  expect(quantile(samples, 0.95)).toBe(40);
  expect(quantile([7], 0.5)).toBe(7);
  expect(samples).toEqual([40, 10, 30, 20]);
});

it("refuses to speak about nothing", () => {
  expect(() => quantile([], 0.5)).toThrow("no samples");
});

it("reports the middle, the slow end and the worst", () => {
  const samples = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(spread(samples)).toEqual({
    samples: "100",
    p50: "50.0 ms",
    p95: "95.0 ms",
    max: "100.0 ms",
  });
});
