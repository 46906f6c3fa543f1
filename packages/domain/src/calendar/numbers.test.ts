import { expect, it } from "vitest";
import {
  BUSY_TIMES_KEPT_SECONDS,
  BUSY_TIMES_MAX_DAYS,
  CALENDAR_ATTEMPT_MINUTES,
  calendarFaults,
  calendarLinkResults,
  calendarProviders,
} from "./constants.ts";

it("keeps to its numbers and lists", () => {
  expect({
    BUSY_TIMES_KEPT_SECONDS,
    BUSY_TIMES_MAX_DAYS,
    CALENDAR_ATTEMPT_MINUTES,
    calendarFaults,
    calendarLinkResults,
    calendarProviders,
  }).toEqual({
    BUSY_TIMES_KEPT_SECONDS: 60,
    BUSY_TIMES_MAX_DAYS: 62,
    CALENDAR_ATTEMPT_MINUTES: 10,
    calendarFaults: ["googleAuthExpired", "fetchGoogleCalendarEventFailure"],
    calendarLinkResults: ["linked", "denied", "scopeMissing", "stale", "failed"],
    calendarProviders: ["google"],
  });
});
