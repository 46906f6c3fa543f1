import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companyScales, teamSizeOf, teamSizes } from "./company.ts";
import { applyExclusive } from "./exclusive.ts";
import {
  areWorkConditionsCompatible,
  chooseWorkCondition,
  type WorkCondition,
  workConditions,
} from "./work-conditions.ts";

describe("applyExclusive", () => {
  it("clears the others for the exclusive entry and the exclusive entry for the others", () => {
    expect(applyExclusive(["sme", "startup"], "noInterest", "noInterest")).toEqual(["noInterest"]);
    expect(applyExclusive(["noInterest"], "sme", "noInterest")).toEqual(["sme"]);
    expect(applyExclusive(["sme", "startup"], "sme", "noInterest")).toEqual(["startup"]);
  });

  it("never leaves the exclusive entry beside another, nor an entry twice", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...companyScales)), (clicks) => {
        const chosen = clicks.reduce<string[]>(
          (values, next) => applyExclusive(values, next, "noInterest"),
          [],
        );
        expect(new Set(chosen).size).toBe(chosen.length);
        if (chosen.includes("noInterest")) expect(chosen).toEqual(["noInterest"]);
      }),
    );
  });
});

describe("work conditions", () => {
  it("keeps one of a group", () => {
    expect(chooseWorkCondition(["fullRemote", "shortTime"], "mainRemote")).toEqual([
      "shortTime",
      "mainRemote",
    ]);
    expect(areWorkConditionsCompatible(["fullRemote", "mainRemote"])).toBe(false);
    expect(areWorkConditionsCompatible(["fullRemote", "overTenHoursWeekly", "shortTime"])).toBe(
      true,
    );
  });

  it("stays compatible whatever is chosen", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...workConditions)), (choices) => {
        const chosen = choices.reduce<WorkCondition[]>(chooseWorkCondition, []);
        expect(areWorkConditionsCompatible(chosen)).toBe(true);
      }),
    );
  });
});

describe("teamSizeOf", () => {
  it.each([
    [1, "oneToTwenty"],
    [20, "oneToTwenty"],
    [21, "twentyOneToFifty"],
    [100, "fiftyOneToHundred"],
    [300, "hundredOneToThreeHundred"],
    [500, "threeHundredOneToFiveHundred"],
    [1000, "fiveHundredOneToThousand"],
    [1001, "over"],
    [0, undefined],
  ])("%i employees", (employees, size) => {
    expect(teamSizeOf(employees)).toBe(size);
  });

  it("gives every company a band", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (n) => {
        expect(teamSizes).toContain(teamSizeOf(n));
      }),
    );
  });
});
