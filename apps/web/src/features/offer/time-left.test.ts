import { expect, it } from "vitest";
import { timeLeft } from "./time-left";

const now = new Date("2025-04-03T05:00:00Z");
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it.each([
  [14 * 24, "あと14日", false],
  [14 * 24 - 0.1, "あと13日", false],
  [47, "あと1日", true],
  [23.9, "あと23時間", true],
  [0.5, "あと30分", true],
  [0.001, "あと1分", true],
])("says of %s hours: %s", (hours, text, isUrgent) => {
  expect(timeLeft(after(hours), now)).toEqual({ text, isUrgent });
});

it("says nothing once the time is up", () => {
  expect(timeLeft(now, now)).toBeUndefined();
});
