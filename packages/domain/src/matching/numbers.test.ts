import { expect, it } from "vitest";
import { deletedMatchingRoutes, scheduleStatusesOfTab, TURN_CLOSE_TEXT } from "./constants.ts";
import { RELEASE_REASON } from "./oversight.ts";
import { TURN_DAYS, TURN_WARN_DAYS } from "./turn.ts";

it("keeps to its numbers and lists", () => {
  expect({
    TURN_CLOSE_TEXT,
    deletedMatchingRoutes,
    scheduleStatusesOfTab,
    RELEASE_REASON,
    TURN_DAYS,
    TURN_WARN_DAYS,
  }).toEqual({
    TURN_CLOSE_TEXT: { min: 1, max: 400 },
    deletedMatchingRoutes: ["release", "withdraw", "operator"],
    scheduleStatusesOfTab: { scheduling: ["proposed", "rescheduleRequested"], fixed: ["fixed"] },
    RELEASE_REASON: { min: 5, max: 500 },
    TURN_DAYS: 7,
    TURN_WARN_DAYS: 2,
  });
});
