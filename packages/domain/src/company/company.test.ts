import { describe, expect, it } from "vitest";
import { companySchema } from "./schema.ts";

describe("companies", () => {
  it("check what an admin enters", () => {
    const company = {
      name: "株式会社みどり",
      nameKana: "カブシキガイシャミドリ",
      siteUrl: "https://midori.example.co.jp",
    };
    const takes = (rest: object) => companySchema.safeParse({ ...company, ...rest }).success;
    expect(takes({})).toBe(true);
    expect(takes({ corporateNumber: "7000012050002" })).toBe(true);
    expect(takes({ corporateNumber: "123" })).toBe(false);
    expect(takes({ corporateNumber: "7000012050003" })).toBe(false);
    expect(takes({ businessSummary: "短い" })).toBe(false);
    expect(takes({ address: { postalCode: "100-0001", prefecture: 13 } })).toBe(true);
    expect(takes({ photos: Array(11).fill("/files/a.png") })).toBe(false);
  });
});
