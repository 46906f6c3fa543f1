import { expect, it } from "vitest";
import { CAREERS_MAX } from "./career-schema.ts";
import { RESPONSE_WINDOW_DAYS } from "./score.ts";
import { purposeNoticeSteps } from "./steps.ts";
import { WILLINGNESS_PROMPT_MONTHS } from "./willingness.ts";

it("keeps to its numbers and lists", () => {
  expect({
    CAREERS_MAX,
    RESPONSE_WINDOW_DAYS,
    purposeNoticeSteps,
    WILLINGNESS_PROMPT_MONTHS,
  }).toEqual({
    CAREERS_MAX: 30,
    RESPONSE_WINDOW_DAYS: 90,
    purposeNoticeSteps: ["name", "email", "phone"],
    WILLINGNESS_PROMPT_MONTHS: 2,
  });
});
