import { describe, expect, it } from "vitest";
import { isOverTwoMonthFromUpdateJCW } from "./willingness.ts";

const registered = { registrationStatus: "registered" } as const;
const at = (iso: string) => new Date(iso);

describe("isOverTwoMonthFromUpdateJCW", () => {
  it("is due two calendar months after the older date", () => {
    const joker = {
      ...registered,
      updateJobChangeWillingnessAt: at("2026-01-10T01:00:00Z"),
      updateSideJobWillingnessAt: at("2026-03-01T01:00:00Z"),
    };
    expect(isOverTwoMonthFromUpdateJCW(joker, at("2026-03-10T00:59:59Z"))).toBe(false);
    expect(isOverTwoMonthFromUpdateJCW(joker, at("2026-03-10T01:00:00Z"))).toBe(true);
    const other = {
      ...registered,
      updateJobChangeWillingnessAt: joker.updateSideJobWillingnessAt,
      updateSideJobWillingnessAt: joker.updateJobChangeWillingnessAt,
    };
    expect(isOverTwoMonthFromUpdateJCW(other, at("2026-03-10T00:59:59Z"))).toBe(false);
    expect(isOverTwoMonthFromUpdateJCW(other, at("2026-03-10T01:00:00Z"))).toBe(true);
  });

  it("is due when a date is missing", () => {
    const now = at("2026-01-02T00:00:00Z");
    expect(isOverTwoMonthFromUpdateJCW(registered, now)).toBe(true);
    expect(
      isOverTwoMonthFromUpdateJCW({ ...registered, updateJobChangeWillingnessAt: now }, now),
    ).toBe(true);
  });

  it("asks registered seekers only", () => {
    const now = at("2026-01-02T00:00:00Z");
    for (const registrationStatus of ["loggedIn", "provisioning", "judging", undefined] as const)
      expect(isOverTwoMonthFromUpdateJCW({ registrationStatus }, now)).toBe(false);
  });
});
