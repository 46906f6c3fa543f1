import { expect, it } from "vitest";
import { authorities } from "./authorities.ts";
import { userTypes } from "./user-types.ts";
import { exclusiveWorkConditionGroups, sideJobOnlyWorkConditions } from "./work-conditions.ts";
import { ABROAD_PLACE, TOKYO_PLACE } from "./workplaces.ts";

it("keeps to its numbers and lists", () => {
  expect({
    authorities,
    userTypes,
    exclusiveWorkConditionGroups,
    sideJobOnlyWorkConditions,
    ABROAD_PLACE,
    TOKYO_PLACE,
  }).toEqual({
    authorities: ["admin", "member"],
    userTypes: ["joker", "ace", "unknown"],
    exclusiveWorkConditionGroups: [
      ["partiallyRemote", "mainRemote", "fullRemote"],
      ["overTenHoursWeekly", "overTwentyHoursWeekly", "overThirtyHoursWeekly"],
    ],
    sideJobOnlyWorkConditions: [
      "overTenHoursWeekly",
      "overTwentyHoursWeekly",
      "overThirtyHoursWeekly",
    ],
    ABROAD_PLACE: 48,
    TOKYO_PLACE: 13,
  });
});
