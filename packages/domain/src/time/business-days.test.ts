import { describe, expect, it } from "vitest";
import { endOfBusinessDays, isBusinessDay } from "./business-days.ts";

describe("business days", () => {
  it("are Monday to Friday in Japan", () => {
    expect(isBusinessDay(new Date("2026-11-20T14:59:00Z"))).toBe(true);
    expect(isBusinessDay(new Date("2026-11-20T15:00:00Z"))).toBe(false);
    expect(isBusinessDay(new Date("2026-11-22T15:00:00Z"))).toBe(true);
  });

  it("skip the weekend", () => {
    const friday = new Date("2026-11-20T03:00:00Z");
    expect(endOfBusinessDays(friday, 1)).toEqual(new Date("2026-11-23T15:00:00Z"));
    expect(endOfBusinessDays(friday, 3)).toEqual(new Date("2026-11-25T15:00:00Z"));
  });
});
