import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastStore } from "./toast-store.ts";
import { useToast } from "./use-toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  toastStore.clearRecent();
  vi.useRealTimers();
});

const shown = () => toastStore.read().open.map((entry) => entry.text);

test("success leaves after 1.5 s, an error after 5 s", () => {
  toastStore.show("success", "a");
  toastStore.show("error", "b");
  vi.advanceTimersByTime(1_499);
  expect(shown()).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["b"]);
  vi.advanceTimersByTime(3_499);
  expect(shown()).toEqual(["b"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("a success without words of its own says that it was saved", () => {
  useToast().success();
  expect(shown()).toEqual(["保存しました"]);
});

test("a toast under the pointer stays until it is released", () => {
  toastStore.show("success", "a");
  const entry = toastStore.read().open[0];
  if (!entry) throw new Error("nothing shown");
  toastStore.hold(entry.id);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["a"]);
  toastStore.release(entry);
  vi.advanceTimersByTime(1_500);
  expect(shown()).toEqual([]);
});

test("what was said stays readable until the page changes", () => {
  toastStore.show("success", "a");
  vi.advanceTimersByTime(2_000);
  expect(toastStore.read().recent.map((entry) => entry.text)).toEqual(["a"]);
  toastStore.clearRecent();
  expect(toastStore.read().recent).toEqual([]);
});
