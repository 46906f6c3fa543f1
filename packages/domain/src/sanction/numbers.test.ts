import { expect, it } from "vitest";
import {
  APPEAL_DAYS,
  RESTRICTION_DAYS_MAX,
  SANCTION_NOTICE_MAX,
  SANCTION_REASON_MAX,
  sanctionKinds,
} from "./constants.ts";

it("keeps to its numbers and lists", () => {
  expect({
    APPEAL_DAYS,
    RESTRICTION_DAYS_MAX,
    SANCTION_NOTICE_MAX,
    SANCTION_REASON_MAX,
    sanctionKinds,
  }).toEqual({
    APPEAL_DAYS: 7,
    RESTRICTION_DAYS_MAX: 365,
    SANCTION_NOTICE_MAX: 400,
    SANCTION_REASON_MAX: 1000,
    sanctionKinds: ["warn", "restrict", "suspend"],
  });
});
