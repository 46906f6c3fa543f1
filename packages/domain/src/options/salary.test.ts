import { describe, expect, it } from "vitest";
import {
  desiredSalaries,
  formatLargeSalary,
  formatSalaryRange,
  maxSalaryLabel,
  minSalaryLabel,
} from "./salary.ts";

describe("salary", () => {
  it("offers 300 to 1000 by 50, then up to 2000 by 100", () => {
    expect(desiredSalaries).toHaveLength(25);
    expect(desiredSalaries.slice(0, 2)).toEqual([300, 350]);
    expect(desiredSalaries.slice(13, 17)).toEqual([950, 1000, 1100, 1200]);
    expect(desiredSalaries.at(-1)).toBe(2000);
  });

  it.each([
    [600, 800, "600万円〜800万円"],
    [600, undefined, "600万円〜"],
    [null, 1200, "〜1,200万円"],
    [0, 0, "0万円〜0万円"],
    [null, null, ""],
  ])("writes %s and %s", (min, max, text) => {
    expect(formatSalaryRange(min, max)).toBe(text);
  });

  it.each([
    [9999, "9,999万円"],
    [10_000, "1億円"],
    [12_000, "1億2,000万円"],
    [100_000, "10億円"],
  ])("reads %s in hundreds of millions", (manYen, text) => {
    expect(formatLargeSalary(manYen)).toBe(text);
  });

  it("labels the bounds", () => {
    expect(minSalaryLabel(600)).toBe("600万円以上");
    expect(maxSalaryLabel(2000)).toBe("2,000万円以下");
    expect(maxSalaryLabel()).toBe("上限なし");
  });
});
