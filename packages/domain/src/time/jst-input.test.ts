import fc from "fast-check";
import { expect, it } from "vitest";
import { parseJstInput, toJstInput } from "./jst-input.ts";

it("names Japanese time wherever it is read", () => {
  expect(toJstInput(new Date("2026-03-31T15:05:00Z"))).toBe("2026-04-01T00:05");
  expect(parseJstInput("2026-04-01T00:05")?.toISOString()).toBe("2026-03-31T15:05:00.000Z");
  expect(parseJstInput("2026-04-01T00:05:30")?.toISOString()).toBe("2026-03-31T15:05:00.000Z");
});

it("reads back every minute", () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 100 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const date = new Date(minute * 60_000);
      expect(parseJstInput(toJstInput(date))).toEqual(date);
    }),
  );
});

it.each(["", "2026-04-01", "2026-02-30T10:00", "2026-13-01T10:00", "2026-04-01T25:00", "x"])(
  "knows no moment %s",
  (text) => {
    expect(parseJstInput(text)).toBeUndefined();
  },
);
