import { describe, expect, it } from "vitest";
import {
  comingMonths,
  firstRange,
  monthChoices,
  monthsBetween,
  startOfMonth,
  usageRangeSchema,
} from "./schema.ts";

const now = new Date("2026-03-31T15:00:00Z");

describe("the months of a report", () => {
  it("begin at midnight in Japan", () => {
    expect(startOfMonth("2026-04")).toEqual(now);
    expect(monthsBetween("2025-11", "2026-02")).toEqual([
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
    ]);
    expect(monthsBetween("2026-02", "2026-01")).toEqual([]);
  });

  it("are this one and those before it", () => {
    expect(firstRange(now)).toEqual({ from: "2025-11", to: "2026-04" });
    expect(monthChoices(now)).toHaveLength(24);
    expect(comingMonths("2026-11")).toHaveLength(24);
    expect(comingMonths("2026-11", 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
    expect(monthChoices(new Date(now.getTime() - 1), 2)).toEqual(["2026-03", "2026-02"]);
  });

  it.each([
    ["2026-04", "2026-04", true],
    ["2025-05", "2026-04", true],
    ["2025-04", "2026-04", false],
    ["2026-05", "2026-04", false],
    ["2026-13", "2027-01", false],
    ["2026-4", "2026-05", false],
  ])("from %s to %s are accepted: %s", (from, to, accepted) => {
    expect(usageRangeSchema.safeParse({ from, to }).success).toBe(accepted);
  });
});
