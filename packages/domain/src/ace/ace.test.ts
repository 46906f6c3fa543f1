import { describe, expect, it } from "vitest";
import { isProfileViewable } from "./policy.ts";
import { aceStepSchemas } from "./schema.ts";
import { aceProfileStepKeys } from "./steps.ts";

describe("aces", () => {
  it("on pause show no profile", () => {
    expect([true, false].map((isAvailable) => isProfileViewable({ isAvailable }))).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ["valueInJob", "valueInJob"],
    ["appealOfWorking", "appealOfWorking"],
    ["business", "businessDetail"],
  ] as const)("write in the step %s 20 to 400 characters of %s once begun", (step, field) => {
    const takes = (length: number) =>
      aceStepSchemas[step].safeParse({ [field]: "あ".repeat(length) }).success;
    expect([0, 19, 20, 400, 401].map(takes)).toEqual([true, false, true, true, false]);
  });

  it("have a schema for every step", () => {
    expect(Object.keys(aceStepSchemas)).toEqual(aceProfileStepKeys);
  });
});
