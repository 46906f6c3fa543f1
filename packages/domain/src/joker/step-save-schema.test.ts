import { expect, it } from "vitest";
import { formatZodError } from "../validation/zod-errors.ts";
import { savableSteps, saveStepSchema } from "./step-save-schema.ts";

const parse = (step: string, values: unknown) =>
  saveStepSchema.safeParse({ step, values, lockVersion: 0 });

it("keys faults by the field alone", () => {
  const parsed = parse("education", { graduatedSchool: "" });
  expect(parsed.error && formatZodError(parsed.error)).toEqual({
    graduatedSchool: "この項目は入力必須です",
    graduatedFacultyDepartment: "この項目は入力必須です",
  });
});

it("drops what the step does not ask for", () => {
  expect(parse("industry", { industry: "maker", rank: "S" }).data?.values).toEqual({
    industry: "maker",
  });
});

it("takes one career, and none of none", () => {
  const career = {
    companyName: "緑",
    business: "法人のお客さまへの営業と導入の支援をしています。",
    startWorkingDuration: "2020-04",
  };
  expect(parse("careers", { careers: [career] }).success).toBe(true);
  expect(parse("careers", { careers: [] }).success).toBe(false);
});

it("knows from where one saves, which is the registration unless it says otherwise", () => {
  const place = (given: object) =>
    saveStepSchema.safeParse({
      step: "industry",
      values: { industry: "maker" },
      lockVersion: 0,
      ...given,
    }).data?.place;
  expect(
    [{}, { place: "registration" }, { place: "profile" }, { place: "mypage" }].map(place),
  ).toEqual(["registration", "registration", "profile", undefined]);
});

it("takes an introduction up to the server's cap", () => {
  expect(parse("introduction", { introduction: "あ".repeat(1200) }).success).toBe(true);
  expect(parse("introduction", { introduction: "あ".repeat(1201) }).success).toBe(false);
});

it("never takes the steps that do not save", () => {
  expect(parse("confirmation", {}).success).toBe(false);
  expect(parse("profileImage", {}).success).toBe(false);
  expect(savableSteps.join(" ")).toBe(
    "industry occupation name email phone education careers skills english managementExperience portfolio introduction jobChangeWillingness preferredWorkplaces interestedOccupations interestedCompanyScales focusOnChoosingCompanies workStyles desiredSalary personalities",
  );
});
