import { expect, it } from "vitest";
import { TOLD_MONTHS, WARNED_MONTHS } from "./steps.ts";

it("keeps to its numbers and lists", () => {
  expect({ TOLD_MONTHS, WARNED_MONTHS }).toEqual({
    TOLD_MONTHS: 18,
    WARNED_MONTHS: 35,
  });
});
