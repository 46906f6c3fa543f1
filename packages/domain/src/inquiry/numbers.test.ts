import { expect, it } from "vitest";
import {
  INQUIRY_CONTENT,
  INQUIRY_KEPT_YEARS,
  INQUIRY_REPLY_BUSINESS_DAYS,
  inquiryCategories,
} from "./constants.ts";
import { INQUIRY_ANSWER_MAX } from "./desk.ts";

it("keeps to its numbers and lists", () => {
  expect({
    INQUIRY_CONTENT,
    INQUIRY_KEPT_YEARS,
    INQUIRY_REPLY_BUSINESS_DAYS,
    inquiryCategories,
    INQUIRY_ANSWER_MAX,
  }).toEqual({
    INQUIRY_CONTENT: { min: 10, max: 2000 },
    INQUIRY_KEPT_YEARS: 3,
    INQUIRY_REPLY_BUSINESS_DAYS: 3,
    inquiryCategories: [
      "usage",
      "complaint",
      "appeal",
      "privacy",
      "corporate",
      "accessibility",
      "other",
    ],
    INQUIRY_ANSWER_MAX: 4000,
  });
});
