import { fromJst } from "@tefuda/domain/time/jst";
import { expect, it } from "vitest";
import { startWords, untilWords } from "./countdown";

const start = fromJst(2026, 11, 24, 19, 0);

it.each([
  [fromJst(2026, 11, 22, 23, 59), "11月24日（火） 19:00〜", "あと2日"],
  [fromJst(2026, 11, 23, 0, 0), "明日 19:00〜", "あと1日"],
  [fromJst(2026, 11, 24, 0, 0), "今日 19:00〜", "あと19時間"],
  [fromJst(2026, 11, 24, 18, 0), "今日 19:00〜", "あと60分"],
  [fromJst(2026, 11, 24, 18, 59), "今日 19:00〜", "あと1分"],
  [start, "今日 19:00〜", undefined],
])("says at %s when an interview begins", (now, when, until) => {
  expect(startWords(start, now)).toBe(when);
  expect(untilWords(start, now)).toBe(until);
});
