import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdIncreases, INCREASE_HELD_MS } from "./hold-increases";

const counts = (notifications: number, announces = 0) => ({ notifications, announces });
let shown: ReturnType<typeof counts>[];
let held: ReturnType<typeof holdIncreases>;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  held = holdIncreases(counts(1), (now) => void shown.push({ ...now }));
});
afterEach(() => void vi.useRealTimers());

it("shows nothing of what is read as soon as it arrives", () => {
  held.take(counts(2));
  vi.advanceTimersByTime(INCREASE_HELD_MS - 1);
  held.take(counts(1));
  vi.advanceTimersByTime(10 * INCREASE_HELD_MS);
  expect(shown).toEqual([counts(1)]);
});

it("shows a higher count after a moment, however many follow it, and a lower one at once", () => {
  held.take(counts(2));
  vi.advanceTimersByTime(INCREASE_HELD_MS - 1);
  held.take(counts(3));
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([counts(3)]);
  held.take(counts(0));
  expect(shown).toEqual([counts(3), counts(0)]);
  held.take(counts(0, 1));
  vi.advanceTimersByTime(INCREASE_HELD_MS);
  expect(shown.at(-1)).toEqual(counts(0, 1));
});

it("shows nothing once it was stopped", () => {
  held.take(counts(2));
  held.stop();
  vi.advanceTimersByTime(INCREASE_HELD_MS);
  expect(shown).toEqual([]);
});
