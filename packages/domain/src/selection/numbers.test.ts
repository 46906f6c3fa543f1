import { expect, it } from "vitest";
import { STALLED_DAYS_MAX, STALLED_LISTED_MAX, stalledDays, stalledKinds } from "./reminder.ts";

it("keeps to its numbers and lists", () => {
  expect({ STALLED_DAYS_MAX, STALLED_LISTED_MAX, stalledDays, stalledKinds }).toEqual({
    stalledKinds: ["like", "message", "reschedule", "interview"],
    STALLED_DAYS_MAX: 30,
    STALLED_LISTED_MAX: 20,
    stalledDays: { like: 3, message: 2, reschedule: 2, interview: 3 },
  });
});
