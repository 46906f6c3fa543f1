import { describe, expect, it } from "vitest";
import { decideIdentitySchema, isCorporateNumber } from "./identity.ts";
import { companyPageSchema, companySchema } from "./schema.ts";

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

  const named = {
    name: "株式会社みどり",
    nameKana: "カブシキガイシャミドリ",
    siteUrl: "https://midori.example.co.jp",
  };
  const faults = (rest: object) =>
    companyPageSchema
      .safeParse({ ...named, ...rest })
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  const letters = (count: number) => "ア".repeat(count);

  it.each([
    ["name", 1, 100],
    ["nameKana", 1, 100],
    ["contact", 1, 200],
    ["representative", 1, 50],
    ["mission", 1, 400],
    ["vision", 1, 400],
    ["businessSummary", 20, 1000],
  ])("take a %s of %i to %i characters", (field, min, max) => {
    expect(faults({ [field]: letters(min) })).toEqual([]);
    expect(faults({ [field]: letters(max) })).toEqual([]);
    expect(faults({ [field]: letters(max + 1) })).toHaveLength(1);
    if (min > 1) expect(faults({ [field]: letters(min - 1) })).toHaveLength(1);
  });

  it("take an address of bounded length, and images by their addresses", () => {
    const address = (cityAndStreet: number, building: number) =>
      faults({
        address: { cityAndStreet: letters(cityAndStreet), building: letters(building) },
      }).map(([path]) => path);
    expect(address(200, 100)).toEqual([]);
    expect(address(201, 101)).toEqual(["address.cityAndStreet", "address.building"]);
    for (const image of ["logoUrl", "coverUrl"]) {
      expect(faults({ [image]: letters(500) })).toEqual([]);
      expect(faults({ [image]: letters(501) })).toHaveLength(1);
    }
    expect(faults({ photos: [letters(500)] })).toEqual([]);
    expect(faults({ photos: [letters(501)] })).toHaveLength(1);
  });

  it.each([
    ["values", 10, "10つまで選択できます"],
    ["benefits", 20, "20つまで選択できます"],
  ])("take up to so many %s: %i, of 100 characters each", (field, max, tooMany) => {
    const many = (count: number, length: number) => ({
      [field]: Array(count).fill(letters(length)),
    });
    expect(faults(many(max, 100))).toEqual([]);
    expect(faults(many(1, 1))).toEqual([]);
    expect(faults(many(max + 1, 1))).toEqual([[field, tooMany]]);
    expect(faults(many(1, 101))).toHaveLength(1);
  });

  it("are founded between the oldest company's year and 2170", () => {
    expect([577, 578, 2170, 2171].map((foundedYear) => faults({ foundedYear }).length)).toEqual([
      1, 0, 0, 1,
    ]);
  });

  it("are not public, and show no images, until somebody says so", () => {
    expect(companyPageSchema.parse(named)).toMatchObject({
      isPublic: false,
      logoUrl: null,
      coverUrl: null,
      photos: [],
    });
  });

  it.each([
    ["7000012050002", true],
    ["1180301018771", true],
    ["5010401067252", true],
    ["1130001011420", true],
    ["7000012050003", false],
    ["2180301018771", false],
    ["", false],
    ["700001205000", false],
    ["70000120500020", false],
    ["７００００１２０５０００２", false],
  ])("have a number that checks itself: %s %s", (number, expected) => {
    expect(isCorporateNumber(number)).toBe(expected);
  });

  it("are told why another name is declined, in 5 to 500 characters", () => {
    const requestId = "0190b0a0-0000-7000-8000-000000000001";
    const takes = (length: number) =>
      decideIdentitySchema.safeParse({ requestId, decision: "decline", reason: letters(length) })
        .success;
    expect([4, 5, 500, 501].map(takes)).toEqual([false, true, true, false]);
    expect(decideIdentitySchema.safeParse({ requestId, decision: "accept" }).success).toBe(true);
  });
});
