import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { addressLine, employerOf } from "./employer.ts";
import { employed } from "./recruitment.fixture.ts";
import {
  closeRecruitmentSchema,
  listOwnRecruitmentsSchema,
  listRevisionsSchema,
  recruitmentFields,
  recruitmentSchema,
  saveRecruitmentSchema,
} from "./schema.ts";
import { listRecruitmentsSchema } from "./search.ts";

const id = "0190b0a0-0000-7000-8000-000000000001";
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const letters = (count: number) => "あ".repeat(count);
const f = recruitmentFields;

type Bounded = readonly [string, number, number, z.ZodType, (bound: number) => unknown];
const texts: readonly Bounded[] = [
  ["title", 5, 60, f.title, letters],
  ["duties", 50, 3000, f.duties, letters],
  ["change of duties", 1, 500, f.dutiesChangeScope, (n) => ({ kind: "text", text: letters(n) })],
  ["place of work", 1, 300, f.workplaceAddress, (n) => ({ text: letters(n) })],
  ["criteria of renewal", 5, 300, f.renewalCriteria, letters],
  [
    "conditions on probation",
    1,
    500,
    f.probation,
    (n) => ({ kind: "months", months: 1, conditions: letters(n) }),
  ],
  ["flexible hours", 1, 300, f.workHours, (n) => ({ kind: "flex", text: letters(n) })],
  ["holidays", 1, 500, f.holidays, letters],
  ["pay in detail", 1, 1000, f.salaryDetail, letters],
  ["day of payment", 1, 100, f.reward, (n) => ({ type: "hourly", yen: 1, paymentDue: letters(n) })],
  ["smoking in detail", 1, 200, f.smokingMeasuresDetail, letters],
  ["employer's name", 1, 100, f.employerName, letters],
  ["employer's address", 1, 300, f.employerAddress, letters],
  ["employer's contact", 1, 200, f.employerContact, letters],
  ["terms of cancelling", 1, 1000, f.cancelTerms, letters],
  ["requirements", 1, 1000, f.requirements, letters],
  ["what is welcome", 1, 1000, f.welcome, letters],
  ["selection", 1, 500, f.selectionProcess, letters],
  ["people in charge", 1, 10, f.aceIds, (n) => Array(n).fill(id)],
  [
    "reason for an end",
    1,
    200,
    closeRecruitmentSchema,
    (n) => ({ recruitmentId: id, reason: letters(n) }),
  ],
  [
    "cursor of a company's list",
    1,
    200,
    listOwnRecruitmentsSchema,
    (n) => ({ cursor: letters(n) }),
  ],
];
const numbers: readonly Bounded[] = [
  ["years of renewals", 1, 50, f.renewalLimit, (value) => ({ kind: "years", value })],
  ["renewals", 1, 100, f.renewalLimit, (value) => ({ kind: "times", value })],
  ["months of probation", 1, 12, f.probation, (months) => ({ kind: "months", months })],
  ["deemed hours", 0, 24, f.workHours, (deemedHours) => ({ kind: "discretionary", deemedHours })],
  ["hours a week", 0, 60, f.workHours, (hours) => ({ kind: "weekly", hours })],
  ["minutes of break", 0, 300, f.breakTime, (minutes) => minutes],
  ["hours of overtime", 0, 100, f.overtime, (hours) => ({ kind: "monthly", hours })],
  [
    "paid hours of overtime",
    0,
    100,
    f.fixedOvertimePay,
    (hours) => ({ kind: "included", yen: 1, hours }),
  ],
  [
    "yen of fixed pay",
    1,
    2_000_000_000,
    f.fixedOvertimePay,
    (yen) => ({ kind: "included", yen, hours: 0 }),
  ],
  [
    "yen of reward",
    1,
    2_000_000_000,
    f.reward,
    (yen) => ({ type: "hourly", yen, paymentDue: "翌月末" }),
  ],
  ["positions at once", 1, 50, listOwnRecruitmentsSchema, (limit) => ({ limit })],
  ["revisions at once", 1, 20, listRevisionsSchema, (limit) => ({ recruitmentId: id, limit })],
  ["pay that is looked for", 1, 100_000, listRecruitmentsSchema, (minSalary) => ({ minSalary })],
];

describe("a position", () => {
  it.each(texts)("bounds its %s to %i to %i", (_, min, max, schema, of) => {
    expect([min, max, max + 1].map((count) => takes(schema, of(count)))).toEqual([
      true,
      true,
      false,
    ]);
    if (min > 1) expect(takes(schema, of(min - 1))).toBe(false);
  });

  it.each(numbers)("counts its %s from %i to %i", (_, min, max, schema, of) => {
    expect([min - 1, min, max, max + 1].map((count) => takes(schema, of(count)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("has one to three occupations, one insurance at least, and ten people at most", () => {
    const keys = ["corporateSales", "webDesigner", "techLead", "frontendEngineer"];
    const occupations = [0, 1, 3, 4].map((count) => takes(f.occupations, keys.slice(0, count)));
    expect(occupations).toEqual([false, true, true, false]);
    expect([[], ["health"]].map((one) => takes(f.insurance, one))).toEqual([false, true]);
    expect(f.aceIds.safeParse(Array(11).fill(id)).error?.issues[0]?.message).toBe(
      "10つまで選択できます",
    );
  });

  it("is worked at home only where it says so, and ends on the day it begins at the earliest", () => {
    expect(f.workplaceAddress.parse({ text: "大阪" })).toEqual({
      text: "大阪",
      isFullRemote: false,
    });
    const period = (to: string) =>
      takes(f.contractPeriod, { kind: "fixed", from: "2026-04-02", to });
    expect(["2026-04-01", "2026-04-02"].map(period)).toEqual([false, true]);
  });

  it("may name one bound of its pay, and the same one twice", () => {
    for (const pay of [{ minSalary: 500 }, { maxSalary: 500 }, { minSalary: 500, maxSalary: 500 }])
      expect(takes(recruitmentSchema, pay)).toBe(true);
    expect(takes(recruitmentSchema, { minSalary: 501, maxSalary: 500 })).toBe(false);
  });

  it("keeps so much of what was typed and is not right yet", () => {
    const keeps = (unfinished: object) =>
      takes(saveRecruitmentSchema, {
        recruitmentId: id,
        saveId: id,
        recruitment: { employmentType: employed.employmentType },
        unfinished,
      });
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`part${n}`, "x"]));
    expect([80, 81].map((count) => keeps(fields(count)))).toEqual([true, false]);
    expect([40, 41].map((count) => keeps({ [letters(count)]: "x" }))).toEqual([true, false]);
    expect([40, 41].map((count) => keeps({ part: [letters(count)] }))).toEqual([true, false]);
    expect([60, 61].map((count) => keeps({ part: Array(count).fill("x") }))).toEqual([true, false]);
    expect([20_000, 20_001].map((count) => keeps({ part: letters(count) }))).toEqual([true, false]);
  });

  it("is listed by twenties, its revisions by tens from the first on", () => {
    expect(listOwnRecruitmentsSchema.parse({})).toEqual({ tab: "all", limit: 20 });
    expect(listRevisionsSchema.parse({ recruitmentId: id })).toEqual({
      recruitmentId: id,
      limit: 10,
    });
    const revision = (cursor: number) => takes(listRevisionsSchema, { recruitmentId: id, cursor });
    expect([0, 1].map(revision)).toEqual([false, true]);
  });
});

describe("the employer", () => {
  const address = { postalCode: "1234567", prefecture: 13, cityAndStreet: "千代田区1-1" } as const;

  it.each([
    [address, "〒123-4567 東京都千代田区1-1"],
    [{ ...address, postalCode: undefined }, "東京都千代田区1-1"],
    [{ ...address, building: "みどりビル3階" }, "〒123-4567 東京都千代田区1-1 みどりビル3階"],
    [{ ...address, prefecture: undefined }, ""],
    [{ ...address, cityAndStreet: undefined }, ""],
    [null, ""],
  ])("lives at %j: %s", (given, line) => {
    expect(addressLine(given)).toBe(line);
  });

  it("is named with its address and contact, where it has them", () => {
    expect(employerOf({ name: "みどり", address, contact: "03-0000-0000" })).toEqual({
      employerName: "みどり",
      employerAddress: "〒123-4567 東京都千代田区1-1",
      employerContact: "03-0000-0000",
    });
    expect(employerOf({ name: "みどり", address: null, contact: null })).toEqual({
      employerName: "みどり",
    });
  });
});
