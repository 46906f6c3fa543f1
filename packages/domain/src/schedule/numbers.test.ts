import { expect, it } from "vitest";
import { AVAILABLE_RANGES_PER_DAY, AVAILABLE_STEP_MINUTES, weekdays } from "./available-hours.ts";
import {
  candidateSources,
  DEFAULT_DURATION_MINUTES,
  proposerTypes,
  rescheduleReasons,
  scheduleReasons,
} from "./constants.ts";

it("keeps to its numbers and lists", () => {
  expect({
    AVAILABLE_RANGES_PER_DAY,
    AVAILABLE_STEP_MINUTES,
    weekdays,
    DEFAULT_DURATION_MINUTES,
    candidateSources,
    proposerTypes,
    rescheduleReasons,
    scheduleReasons,
  }).toEqual({
    AVAILABLE_RANGES_PER_DAY: 4,
    AVAILABLE_STEP_MINUTES: 30,
    weekdays: [1, 2, 3, 4, 5, 6, 0],
    DEFAULT_DURATION_MINUTES: 30,
    candidateSources: ["manual", "calendar"],
    proposerTypes: ["ace", "joker"],
    rescheduleReasons: ["conflict", "health", "noneFits", "moreTime", "other"],
    scheduleReasons: ["conflict", "health", "noneFits", "moreTime", "declined", "other"],
  });
});
