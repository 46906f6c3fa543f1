import { expect, it } from "vitest";
import { announceStates } from "./states.ts";

it("keeps to its numbers and lists", () => {
  expect({ announceStates }).toEqual({
    announceStates: ["planned", "visible", "withdrawn"],
  });
});
