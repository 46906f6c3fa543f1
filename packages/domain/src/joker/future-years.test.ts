import { expect, it } from "vitest";
import { futureYearFaults } from "./future-years.ts";
import { stepSaveSchemas } from "./step-save-schema.ts";

const now = new Date("2026-12-31T16:00:00Z");

const career = (start: string, end?: string) => ({
  companyName: "株式会社みなと",
  business: "予約サービスの画面の設計と開発を担当しています。",
  startWorkingDuration: start,
  endWorkingDuration: end,
});

it("takes every year up to the current one in Japan", () => {
  const careers = [career("1970-01", "2027-12"), career("2027-01")];
  expect(futureYearFaults(stepSaveSchemas.careers.parse({ careers }), now)).toEqual({});
});

it("names each month and year to come", () => {
  const careers = [career("2020-01"), career("2027-01", "2028-01")];
  expect(futureYearFaults(stepSaveSchemas.careers.parse({ careers }), now)).toEqual({
    "careers.1.endWorkingDuration": "日付の形式が正しくありません",
  });
  const english = {
    englishScores: { toeicScore: 800, toeicAcqYear: 2028, toeflScore: 80, toeflAcqYear: 2028 },
  };
  expect(futureYearFaults(stepSaveSchemas.english.parse(english), now)).toEqual({
    "englishScores.toeicAcqYear": "日付の形式が正しくありません",
    "englishScores.toeflAcqYear": "日付の形式が正しくありません",
  });
});

it("has nothing to say about other steps", () => {
  expect(futureYearFaults(stepSaveSchemas.skills.parse({ skills: ["Go"] }), now)).toEqual({});
});
