import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onlineRecencyLabel } from "./recency.ts";

const now = new Date("2026-04-01T00:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const day = 86_400_000;
const order = [
  "1日以内にログイン",
  "3日以内にログイン",
  "1週間以内にログイン",
  "1か月以内にログイン",
  "3か月以内にログイン",
  "6か月以内にログイン",
  "",
];

describe("onlineRecencyLabel", () => {
  it("has six steps, and is blank after the last", () => {
    const steps = [0, 1, 3, 7, 30, 90, 180];
    expect(steps.slice(1).map((days) => onlineRecencyLabel(ago(days * day), now))).toEqual(
      order.slice(0, -1),
    );
    expect(steps.map((days) => onlineRecencyLabel(ago(days * day + 1), now))).toEqual(order);
  });

  it("is blank without a time", () => {
    expect(onlineRecencyLabel(undefined, now)).toBe("");
    expect(onlineRecencyLabel(null, now)).toBe("");
  });

  it("never grows fresher as time passes", () => {
    const elapsed = fc.integer({ min: 0, max: 300 * day });
    fc.assert(
      fc.property(elapsed, elapsed, (a, b) => {
        const newer = onlineRecencyLabel(ago(Math.min(a, b)), now);
        const older = onlineRecencyLabel(ago(Math.max(a, b)), now);
        expect(order.indexOf(newer)).toBeLessThanOrEqual(order.indexOf(older));
      }),
    );
  });
});
