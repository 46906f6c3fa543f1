import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createClock } from "./clock";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("moves on with every tick for everybody, although the timer comes a little early", () => {
  let at = 0;
  const clock = createClock(60_000, () => at);
  const heard: string[] = [];
  const leave = ["one", "other"].map((who) =>
    clock.follow(() => heard.push(`${who} ${clock.now().getTime()}`)),
  );
  for (const next of [59_999, 119_998]) {
    at = next;
    vi.advanceTimersByTime(60_000);
  }
  expect(heard).toEqual(["one 59999", "other 59999", "one 119998", "other 119998"]);
  for (const go of leave) go();
  expect(vi.getTimerCount()).toBe(0);
});

it("stays the same object between two ticks, and is fresh where nobody follows", () => {
  let at = 0;
  const clock = createClock(60_000, () => at);
  at = 5000;
  const first = clock.now();
  expect(first.getTime()).toBe(5000);
  const leave = clock.follow(() => {});
  at = 64_000;
  expect(clock.now()).toBe(first);
  leave();
  expect(clock.now().getTime()).toBe(64_000);
});
