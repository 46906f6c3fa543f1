import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createWheel } from "./wheel.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("calls each once a round, with one timer for all", () => {
  const { take } = createWheel(1000, 10);
  const calls: string[] = [];
  const first = take(() => calls.push("first"));
  vi.advanceTimersByTime(300);
  const second = take(() => calls.push("second"));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(699);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(["first"]);
  vi.advanceTimersByTime(1300);
  expect(calls).toEqual(["first", "second", "first", "second"]);
  first.leave();
  second.leave();
});

it("begins a round anew for whoever says so, even while it is called", () => {
  const { take } = createWheel(1000, 10);
  const calls: string[] = [];
  const quiet = take(() => {
    calls.push("quiet");
    quiet.again();
  });
  vi.advanceTimersByTime(900);
  quiet.again();
  vi.advanceTimersByTime(999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1001);
  expect(calls).toEqual(["quiet", "quiet"]);
  quiet.leave();
});

it("calls nobody who has left, and stands still without anybody", () => {
  const { take } = createWheel(1000, 10);
  const call = vi.fn();
  const seat = take(call);
  seat.leave();
  seat.leave();
  seat.again();
  expect(vi.getTimerCount()).toBe(0);
  const other = take(() => seat.leave());
  vi.advanceTimersByTime(2000);
  expect(call).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(1);
  other.leave();
  expect(vi.getTimerCount()).toBe(0);
});
