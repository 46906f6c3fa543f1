import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { birthdayFault } from "./birthday.ts";
import { careerFormSchema, careerSchema, careersFormSchema } from "./career-schema.ts";
import { englishScoresSchema, personalitiesSchema, skillsSchema } from "./field-schemas.ts";
import { saveJokerSchema } from "./save-schema.ts";
import { profileSchema, willingnessSchema } from "./schema.ts";
import { stepSchemas } from "./step-schemas.ts";

const faults = (schema: z.ZodType, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
    path.join("."),
    message,
  ]);

const career = {
  companyName: "株式会社みどり",
  startWorkingDuration: "2020-04",
  endWorkingDuration: "2023-03",
  business: "法人向けのクラウド会計サービスの営業と導入支援を担当しました。",
};

describe("careers", () => {
  it("accept a career and drop what is blank", () => {
    expect(careerFormSchema.parse({ ...career, position: " ", endWorkingDuration: "" })).toEqual({
      ...career,
      position: undefined,
      endWorkingDuration: undefined,
      isCurrentWorkplace: false,
    });
  });

  it("have a start, which is not after their end", () => {
    const backwards = { ...career, startWorkingDuration: "2023-04" };
    expect(faults(careerFormSchema, backwards)).toEqual([
      ["startWorkingDuration", "開始年月は終了年月より前にしてください"],
    ]);
    expect(faults(careerFormSchema, { ...career, startWorkingDuration: "" })).toEqual([
      ["startWorkingDuration", "この項目は入力必須です"],
    ]);
    expect(faults(careerFormSchema, { ...backwards, isCurrentWorkplace: true })).toEqual([]);
    expect(faults(careerFormSchema, { ...career, startWorkingDuration: "2023-03" })).toEqual([]);
  });

  it.each([
    [19, false, false],
    [20, true, true],
    [100, true, true],
    [101, false, true],
    [150, false, true],
    [151, false, false],
  ])("with a business of %i characters: form %s, server %s", (length, form, server) => {
    const input = { ...career, business: "あ".repeat(length) };
    expect(careerFormSchema.safeParse(input).success).toBe(form);
    expect(careerSchema.safeParse(input).success).toBe(server);
  });

  it("begin with the first year to choose, in the form and at the server", () => {
    for (const schema of [careerFormSchema, careerSchema])
      for (const end of ["startWorkingDuration", "endWorkingDuration"]) {
        const old = { ...career, startWorkingDuration: "1970-01", [end]: "1969-12" };
        expect(faults(schema, old)).toContainEqual([end, "日付の形式が正しくありません"]);
        expect(faults(schema, { ...career, [end]: "1970-01" }).length).toBe(
          end === "endWorkingDuration" ? 1 : 0,
        );
      }
  });

  it("take one letter for a company, and one career alone", () => {
    expect(faults(careerSchema, { ...career, companyName: "緑" })).toEqual([]);
    expect(faults(careersFormSchema, [career])).toEqual([]);
    expect(faults(careersFormSchema, [])).toEqual([["", "この項目は入力必須です"]]);
  });

  it("take 150 characters of detail in the form and 1200 at the server", () => {
    const input = (length: number) => ({ ...career, businessDetail: "あ".repeat(length) });
    expect(careerFormSchema.safeParse(input(150)).success).toBe(true);
    expect(careerFormSchema.safeParse(input(151)).success).toBe(false);
    expect(careerSchema.safeParse(input(1200)).success).toBe(true);
    expect(careerSchema.safeParse(input(1201)).success).toBe(false);
  });
});

describe("profile fields", () => {
  it("normalise skills and refuse duplicates whatever their case and width", () => {
    expect(skillsSchema.parse(["ＡＷＳ", " Go "])).toEqual(["AWS", "Go"]);
    expect(skillsSchema.safeParse(["Go", "ＧＯ"]).success).toBe(false);
    expect(skillsSchema.safeParse([]).success).toBe(false);
    expect(skillsSchema.parse(["R"])).toEqual(["R"]);
    expect(skillsSchema.safeParse(Array.from({ length: 21 }, (_, i) => `s${i}`)).success).toBe(
      false,
    );
  });

  it("take each personality prompt once, three at most, with 400 characters each", () => {
    const entry = (key: string) => ({ key, text: "毎朝走っています" });
    const long = (length: number) => [{ key: "holiday", text: "あ".repeat(length) }];
    expect(personalitiesSchema.safeParse(long(400)).success).toBe(true);
    expect(faults(personalitiesSchema, long(401))).toEqual([
      ["0.text", "400文字以内で入力してください（現在401文字）"],
    ]);
    expect(personalitiesSchema.safeParse(["strength", "holiday"].map(entry)).success).toBe(true);
    expect(personalitiesSchema.safeParse(["holiday", "holiday"].map(entry)).success).toBe(false);
    expect(
      personalitiesSchema.safeParse(["strength", "holiday", "learning", "teamRole"].map(entry))
        .success,
    ).toBe(false);
  });

  it("bound the English scores", () => {
    expect(englishScoresSchema.safeParse({ toeicScore: 990, toeflScore: "0" }).success).toBe(true);
    expect(englishScoresSchema.safeParse({ toeicScore: 991 }).success).toBe(false);
    expect(englishScoresSchema.safeParse({ toeicScore: 601 }).success).toBe(false);
    expect(englishScoresSchema.safeParse({ toeicScore: 10, toeflScore: 120 }).success).toBe(true);
    expect(englishScoresSchema.safeParse({ toeicScore: 5 }).success).toBe(false);
    expect(faults(englishScoresSchema, { toeicScore: 991 })).toContainEqual([
      "toeicScore",
      "10〜990の整数で入力してください",
    ]);
    expect(englishScoresSchema.safeParse({ toeflScore: 121 }).success).toBe(false);
    expect(englishScoresSchema.safeParse({ toeflScore: -1 }).success).toBe(false);
    expect(faults(englishScoresSchema, { toeicAcqYear: 2020, toeflAcqYear: 2020 })).toEqual([
      ["toeicScore", "この項目は入力必須です"],
      ["toeflScore", "この項目は入力必須です"],
    ]);
    const inYear = (toeicAcqYear: number) =>
      englishScoresSchema.safeParse({ toeicScore: 800, toeicAcqYear }).success;
    expect([1969, 1970, 2200, 2201].map(inYear)).toEqual([false, true, true, false]);
  });

  it("keep salary bounds, occupations and exclusive choices in order", () => {
    expect(faults(profileSchema, { minDesiredSalary: 600, maxDesiredSalary: 500 })).toEqual([
      ["minDesiredSalary", "下限は上限以下の金額にしてください"],
    ]);
    expect(faults(profileSchema, { minDesiredSalary: 600, maxDesiredSalary: 600 })).toEqual([]);
    expect(faults(profileSchema, { minDesiredSalary: 600, maxDesiredSalary: "" })).toEqual([]);
    expect(faults(profileSchema, { occupation: "sales", subOccupation: "techLead" })).toEqual([
      ["subOccupation", "1つ選択してください"],
    ]);
    expect(faults(profileSchema, { occupation: "sales" })).toEqual([]);
    expect(faults(profileSchema, { subOccupation: "techLead" })).toEqual([]);
    const short = { name: "林", graduatedSchool: "私", graduatedFacultyDepartment: "法" };
    expect(faults(profileSchema, short)).toEqual([]);
    expect(profileSchema.safeParse({ preferredWorkplaces: ["none", "tokyo"] }).success).toBe(false);
    expect(profileSchema.safeParse({ interestedCompanyScales: ["noInterest"] }).success).toBe(true);
  });

  it("let an emptied optional field through as present and undefined", () => {
    const profile = profileSchema.parse({ introduction: "" });
    expect(Object.hasOwn(profile, "introduction")).toBe(true);
    expect(profile.introduction).toBeUndefined();
    expect(Object.hasOwn(profileSchema.parse({}), "introduction")).toBe(false);
  });

  it("check a birthday against the clock", () => {
    const now = new Date("2026-04-01T03:00:00Z");
    expect(birthdayFault("2026-04-01", now)).toBe("過去の日付を選択してください");
    expect(birthdayFault("2008-04-02", now)).toBe("18歳以上の方がご登録いただけます");
    expect(birthdayFault("2008-04-01", now)).toBeUndefined();
  });
});

describe("steps and saves", () => {
  it("block an introduction above 800 characters in the form, above 1200 at the server", () => {
    const text = (length: number) => ({ introduction: "あ".repeat(length) });
    expect(stepSchemas.introduction.safeParse(text(800)).success).toBe(true);
    expect(stepSchemas.introduction.safeParse(text(801)).success).toBe(false);
    expect(profileSchema.safeParse(text(1200)).success).toBe(true);
    expect(profileSchema.safeParse(text(1201)).success).toBe(false);
  });

  it("need both values of the willingness", () => {
    expect(
      faults(willingnessSchema, { jobChangeWillingness: "considering" }).map(([path]) => path),
    ).toEqual(["sideJobWillingness"]);
    expect(
      faults(willingnessSchema, { sideJobWillingness: "active" }).map(([path]) => path),
    ).toEqual(["jobChangeWillingness"]);
  });

  it("save a profile with its careers", () => {
    expect(
      saveJokerSchema.parse({ profile: { name: " 山田 花子 " }, careers: [career] }),
    ).toMatchObject({ profile: { name: "山田 花子" }, requestJudgement: false });
  });
});
