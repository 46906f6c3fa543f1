import { expect, it } from "vitest";
import { sentAfter } from "./sent-at.ts";

const now = new Date("2026-04-03T01:00:00.000Z");
const last = (ms: number) => new Date(now.getTime() + ms);

it.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [60_000, 60_000],
  // A clock that went wrong dated the last one.
  [60_001, 0],
])("a message after one of %i ms from now counts as sent in %i ms", (ahead, sent) => {
  expect(sentAfter(last(ahead), now)).toEqual(last(sent));
});
