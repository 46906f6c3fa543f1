import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companyScales } from "./company.ts";
import { withExclusive } from "./exclusive.ts";
import {
  areWorkConditionsCompatible,
  chooseWorkCondition,
  type WorkCondition,
  workConditions,
} from "./work-conditions.ts";

describe("withExclusive", () => {
  it("clears the others for the exclusive entry and the exclusive entry for the others", () => {
    expect(withExclusive(["sme"], ["sme", "noInterest"], "noInterest")).toEqual(["noInterest"]);
    expect(withExclusive(["noInterest"], ["noInterest", "sme"], "noInterest")).toEqual(["sme"]);
    expect(withExclusive(["sme", "startup"], ["startup"], "noInterest")).toEqual(["startup"]);
    expect(withExclusive(["noInterest"], [], "noInterest")).toEqual([]);
  });

  it("never leaves the exclusive entry beside another, nor an entry twice", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...companyScales)), (clicks) => {
        const chosen = clicks.reduce<string[]>((before, next) => {
          const others = before.filter((value) => value !== next);
          const after = before.includes(next) ? others : [...others, next];
          return withExclusive(before, after, "noInterest");
        }, []);
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
