import { expect, it } from "vitest";
import { busyTimesSchema } from "./schema.ts";

it("asks for busy times of a moment at least and of sixty-two days at most", () => {
  const from = "2026-04-01T00:00:00.000Z";
  const takes = (to: string) => busyTimesSchema.safeParse({ from, to }).success;
  expect(
    [from, "2026-04-01T00:00:00.001Z", "2026-06-02T00:00:00.000Z", "2026-06-02T00:00:00.001Z"].map(
      takes,
    ),
  ).toEqual([false, true, true, false]);
});
