import { expect, it } from "vitest";
import { stepSchemas } from "./step-schemas.ts";
import { registrationStepKeys, registrationSteps } from "./steps.ts";

const steps = [
  ["industry", "現在の業界を選んでください", true],
  ["occupation", "職種を選んでください", true],
  ["name", "お名前・性別・生年月日を入力してください", true],
  ["email", "メールアドレスを入力してください", true],
  ["phone", "電話番号を入力してください（任意）", false],
  ["profileImage", "プロフィール写真を設定してください（任意）", false],
  ["education", "最終学歴を入力してください", true],
  ["careers", "職務経歴を入力してください", true],
  ["skills", "スキルを選んでください", true],
  ["english", "英語力を教えてください（任意）", false],
  ["managementExperience", "マネジメント経験を教えてください（任意）", false],
  ["portfolio", "ポートフォリオのURLを入力してください（任意）", false],
  ["introduction", "自己紹介を書いてみましょう（任意）", false],
  ["jobChangeWillingness", "転職・副業への意欲を教えてください", true],
  ["preferredWorkplaces", "希望の勤務地を選んでください", false],
  ["interestedOccupations", "興味のある職種を選んでください", false],
  ["interestedCompanyScales", "希望する企業規模を選んでください", false],
  ["focusOnChoosingCompanies", "企業選びで大切にしたいことを選んでください（3つまで）", false],
  ["workStyles", "希望する働き方を選んでください（5つまで）", false],
  ["desiredSalary", "希望年収を入力してください（任意）", false],
  ["confirmation", "入力内容を確認してください", false],
  ["personalities", "あなたらしさを教えてください（任意）", false],
] as const;
const keys = steps.map(([key]) => key);

it("leads through 22 steps in this order", () => {
  expect(steps).toHaveLength(22);
  expect(registrationSteps.map(({ key, title, required }) => [key, title, required])).toEqual(
    steps,
  );
  expect(registrationStepKeys).toEqual(keys);
});

it("has a form for every step", () => {
  expect(Object.keys(stepSchemas)).toEqual(keys);
});
