import { expect, it } from "vitest";
import { duration } from "./duration";

it.each([
  [0, "1分"],
  [59 * 60_000, "59分"],
  [60 * 60_000, "1時間"],
  [47 * 3_600_000, "47時間"],
  [60 * 3_600_000, "2.5日"],
])("%i ms reads %s", (ms, text) => {
  expect(duration(ms)).toBe(text);
});
