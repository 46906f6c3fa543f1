import { describe, expect, it } from "vitest";
import { isLastAdmin, shownFigure } from "./policy.ts";
import { companySchema } from "./schema.ts";

describe("companies", () => {
  it("keep at least one admin", () => {
    const admin = { aceId: "a", authority: "admin" } as const;
    const member = { aceId: "m", authority: "member" } as const;
    expect(isLastAdmin([admin, member], "a")).toBe(true);
    expect(isLastAdmin([admin, member], "m")).toBe(false);
    expect(isLastAdmin([admin, { ...admin, aceId: "b" }], "a")).toBe(false);
  });

  it("show no figure about fewer than five people", () => {
    expect(shownFigure(1234, 5)).toBe("1,234");
    expect(shownFigure(3, 4)).toBe("-");
  });

  it("check what an admin enters", () => {
    const company = {
      name: "株式会社みどり",
      nameKana: "カブシキガイシャミドリ",
      siteUrl: "https://midori.example.co.jp",
    };
    const takes = (rest: object) => companySchema.safeParse({ ...company, ...rest }).success;
    expect(takes({})).toBe(true);
    expect(takes({ corporateNumber: "1234567890123" })).toBe(true);
    expect(takes({ corporateNumber: "123" })).toBe(false);
    expect(takes({ businessSummary: "短い" })).toBe(false);
    expect(takes({ address: { postalCode: "100-0001", prefecture: 13 } })).toBe(true);
    expect(takes({ photos: Array(11).fill("/files/a.png") })).toBe(false);
  });
});
