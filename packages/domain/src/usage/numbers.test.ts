import { expect, it } from "vitest";
import { USAGE_MONTHS_MAX } from "./schema.ts";

it("keeps to its numbers and lists", () => {
  expect({ USAGE_MONTHS_MAX }).toEqual({
    USAGE_MONTHS_MAX: 12,
  });
});
