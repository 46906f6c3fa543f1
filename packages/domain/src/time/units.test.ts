import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./units.ts";

it("counts in milliseconds", () => {
  expect({ SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS }).toEqual({
    SECOND_MS: 1000,
    MINUTE_MS: 60_000,
    HOUR_MS: 3_600_000,
    DAY_MS: 86_400_000,
  });
});
