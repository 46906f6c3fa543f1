import { describe, expect, it } from "vitest";
import { isProfileViewable } from "./policy.ts";
import { aceStepSchemas } from "./schema.ts";
import { aceProfileStepKeys, aceProfileSteps } from "./steps.ts";

const steps = [
  ["introduction", "自己紹介"],
  ["valueInJob", "仕事で大切にしていること"],
  ["appealOfWorking", "この会社で働く魅力"],
  ["business", "担当している仕事"],
  ["name", "お名前・性別・生年月日"],
  ["profileImage", "プロフィール写真"],
  ["positionOccupation", "役職・職種"],
  ["education", "最終学歴"],
  ["careers", "これまでの経歴"],
  ["personalities", "あなたらしさ"],
];

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

  it("fill in their profile in ten steps, in this order", () => {
    expect(aceProfileSteps.map(({ key, title }) => [key, title])).toEqual(steps);
    expect(aceProfileStepKeys).toEqual(steps.map(([key]) => key));
  });

  it("have a schema for every step", () => {
    expect(Object.keys(aceStepSchemas)).toEqual(steps.map(([key]) => key));
  });
});
