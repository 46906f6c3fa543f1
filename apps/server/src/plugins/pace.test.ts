import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** When each of those who come at once may pass, in milliseconds from now. */
async function passing(pace: () => Promise<void>, count: number) {
  const begun = performance.now();
  const passed: number[] = [];
  const all = Array.from({ length: count }, () =>
    pace().then(() => passed.push(performance.now() - begun)),
  );
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(all);
  return passed;
}

it("lets whoever comes alone pass at once, and of several one after the other", async () => {
  const pace = createPace(10, 500);
  expect(await passing(pace, 1)).toEqual([0]);
  expect(await passing(pace, 4)).toEqual([0, 10, 20, 30]);
  expect(await passing(pace, 1)).toEqual([0]);
});

it("keeps nobody waiting for longer than the most", async () => {
  const pace = createPace(10, 25);
  expect(await passing(pace, 5)).toEqual([0, 10, 20, 25, 25]);
});
