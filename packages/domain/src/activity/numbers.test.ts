import { expect, it } from "vitest";
import { SAME_VISIT_MINUTES, SEARCH_LAG_MINUTES } from "./presence.ts";

it("keeps to its numbers and lists", () => {
  expect({ SAME_VISIT_MINUTES, SEARCH_LAG_MINUTES }).toEqual({
    SAME_VISIT_MINUTES: 5,
    SEARCH_LAG_MINUTES: 60,
  });
});
