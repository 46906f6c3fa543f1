import { expect, it } from "vitest";
import { recordPurposeLabels, recordPurposes } from "./purposes.ja.ts";
import { findRecordsSchema, signOutUserSchema } from "./schema.ts";

it("offers the purposes of looking somebody up from the commonest to the rarest", () => {
  expect(recordPurposes.map((purpose) => recordPurposeLabels[purpose])).toEqual([
    "お問い合わせへの対応",
    "通報の確認",
    "審査の確認",
    "ご本人からの依頼",
    "法令にもとづく照会",
  ]);
});

it("takes words, notes and reasons of so many letters", () => {
  const finds = (more: object) =>
    findRecordsSchema.safeParse({ purpose: "law", words: "森", ...more }).success;
  expect(finds({})).toBe(true);
  expect([0, 254, 255].map((length) => finds({ words: "a".repeat(length) }))).toEqual([
    false,
    true,
    false,
  ]);
  expect([200, 201].map((length) => finds({ note: "a".repeat(length) }))).toEqual([true, false]);
  expect([200, 201].map((length) => finds({ cursor: "a".repeat(length) }))).toEqual([true, false]);
  const userId = "0192a000-0000-7000-8000-000000000001";
  const signsOut = (length: number) =>
    signOutUserSchema.safeParse({ userId, reason: "a".repeat(length) }).success;
  expect([0, 1, 200, 201].map(signsOut)).toEqual([false, true, true, false]);
});
