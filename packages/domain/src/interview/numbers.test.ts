import { expect, it } from "vitest";
import { DAY_BEFORE_HOUR, REMINDER_LATE_MS } from "./reminders.ts";

it("keeps to its numbers and lists", () => {
  expect({ DAY_BEFORE_HOUR, REMINDER_LATE_MS }).toEqual({
    DAY_BEFORE_HOUR: 18,
    REMINDER_LATE_MS: 180_000,
  });
});
