import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { describe, expect, it } from "vitest";
import { stepColumns } from "./step-columns.ts";

const now = new Date("2026-04-03T01:00:00Z");
const columnsOf = (step: string, values: Record<string, unknown>) =>
  stepColumns(saveStepSchema.parse({ step, values, lockVersion: 0 }).values, now);

describe("the columns of a step", () => {
  it("hold what was entered, and nothing of what the step does not ask for", () => {
    expect(columnsOf("industry", { industry: "finance" })).toEqual({ industry: "finance" });
    expect(columnsOf("portfolio", { portfolioURL: "" })).toEqual({ portfolioURL: null });
  });

  it("hold no careers, which have a table of their own", () => {
    const career = {
      companyName: "株式会社まつ",
      startWorkingDuration: "2015-04",
      business: "法人のお客さま向けの提案と導入支援を担当しました。",
    };
    expect(columnsOf("careers", { careers: [career] })).toEqual({});
  });

  it("hold each score of English by itself, empty where none is given", () => {
    const englishScores = { toeicScore: 800, toeicAcqYear: 2024 };
    expect(columnsOf("english", { englishLevel: "business", englishScores })).toEqual({
      englishLevel: "business",
      toeicScore: 800,
      toeicAcqYear: 2024,
      toeflScore: null,
      toeflAcqYear: null,
    });
  });

  it("leave the scores of English as they are where none are sent", () => {
    const values = { englishLevel: "daily", englishScores: undefined };
    expect(stepColumns(values as never, now)).toEqual({ englishLevel: "daily" });
  });

  it("hold the moment of a birthday in Japan", () => {
    const values = { name: "山田 光", nameKana: "ヤマダ ヒカル", gender: "other" };
    expect(columnsOf("name", { ...values, birthday: "1992-05-01" })).toEqual({
      ...values,
      birthday: "1992-05-01",
      birthdayTimestamp: Date.parse("1992-04-30T15:00:00Z"),
    });
  });

  it("say whether there is an introduction", () => {
    expect(columnsOf("introduction", { introduction: "画面づくりが得意です。" })).toEqual({
      introduction: "画面づくりが得意です。",
      hasIntroduction: true,
    });
    expect(columnsOf("introduction", { introduction: "" })).toEqual({
      introduction: null,
      hasIntroduction: false,
    });
  });

  it("date a willingness that was said, and leave that on side jobs alone where it was not", () => {
    expect(columnsOf("jobChangeWillingness", { jobChangeWillingness: "considering" })).toEqual({
      jobChangeWillingness: "considering",
      updateJobChangeWillingnessAt: now,
    });
    const both = { jobChangeWillingness: "considering", sideJobWillingness: "active" };
    expect(columnsOf("jobChangeWillingness", both)).toEqual({
      ...both,
      updateJobChangeWillingnessAt: now,
      updateSideJobWillingnessAt: now,
    });
  });

  it("hold prefectures only beside the choice that they refine", () => {
    const columnsFor = (preferredWorkplaces: string[], preferredPrefectures?: number[]) =>
      columnsOf("preferredWorkplaces", { preferredWorkplaces, preferredPrefectures });
    expect(columnsFor(["exceptTokyo"], [26, 27]).preferredPrefectures).toEqual([26, 27]);
    expect(columnsFor(["exceptTokyo"]).preferredPrefectures).toEqual([]);
    expect(columnsFor(["tokyo"], [26, 27]).preferredPrefectures).toEqual([]);
  });
});
