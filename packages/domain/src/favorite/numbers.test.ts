import { expect, it } from "vitest";
import { FAVORITES_MAX } from "./schema.ts";

it("keeps to its numbers and lists", () => {
  expect({ FAVORITES_MAX }).toEqual({
    FAVORITES_MAX: 500,
  });
});
