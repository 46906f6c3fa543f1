import { expect, it } from "vitest";
import { addMinutes, minutesLine, roundMinutes } from "./minutes.ts";

it("adds the stages of a part, and says minutes to the tenth", () => {
  let minutes = addMinutes({}, "check", 62_000);
  minutes = addMinutes(minutes, "e2e", 930_000);
  minutes = addMinutes(minutes, "check", 62_000);
  expect(roundMinutes(minutes)).toEqual({ check: 2.1, e2e: 15.5 });
  expect(minutesLine(minutes)).toBe("17.6 minutes: check 2.1, e2e 15.5");
});
