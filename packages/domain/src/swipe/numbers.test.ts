import { expect, it } from "vitest";
import { DECK_SIZE, FIRST_ROUND, swipeDecisions } from "./policy.ts";

it("keeps to its numbers and lists", () => {
  expect({ DECK_SIZE, FIRST_ROUND, swipeDecisions }).toEqual({
    DECK_SIZE: 10,
    FIRST_ROUND: 1,
    swipeDecisions: ["skip", "keep"],
  });
});
