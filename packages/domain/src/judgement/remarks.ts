import { judgementItems } from "../joker/judgeable.ts";
import { type RegistrationStep, registrationSteps } from "../joker/steps.ts";
import { type JudgementReason, judgementReasons } from "./reasons.ts";
import type { FieldComment } from "./schema.ts";

const stepNames: Partial<Record<RegistrationStep, string>> = {
  name: "お名前・性別・生年月日",
  phone: "電話番号",
  profileImage: "プロフィール写真",
  education: "最終学歴",
  english: "英語力",
  managementExperience: "マネジメント経験",
  portfolio: "ポートフォリオ",
  introduction: "自己紹介",
  jobChangeWillingness: "転職・副業への意欲",
  preferredWorkplaces: "希望の勤務地",
  interestedOccupations: "興味のある職種",
  interestedCompanyScales: "希望する企業規模",
  focusOnChoosingCompanies: "企業選びで大切にしたいこと",
  workStyles: "希望する働き方",
  desiredSalary: "希望年収",
  confirmation: "入力内容の確認",
  personalities: "あなたらしさ",
};

/** What a step is about in one or two words, for lists of entries and comments on them. */
export const registrationStepNames = Object.fromEntries(
  registrationSteps.map(({ key }) => [
    key,
    stepNames[key] ?? judgementItems.find(({ step }) => step === key)?.label ?? key,
  ]),
) as Readonly<Record<RegistrationStep, string>>;

/** The name of the part of a profile that an operator's comment is about. */
function commentedPart(field: string): string {
  const step = registrationSteps.find(({ key }) => key === field);
  return step ? registrationStepNames[step.key] : field;
}

/** Reasons and comments of a verdict in words, one entry each, as the seeker reads them. */
export function verdictRemarks(verdict: {
  readonly reasonCodes: readonly JudgementReason[];
  readonly fieldComments: readonly FieldComment[];
}): string[] {
  return [
    ...verdict.reasonCodes.map((code) => judgementReasons[code].label),
    ...verdict.fieldComments.map(({ field, comment }) => `${commentedPart(field)}：${comment}`),
  ];
}

/** Remarks as the lines of a mail. */
export function remarkLines(remarks: readonly string[]): string {
  return remarks.map((remark) => `・${remark}`).join("\n");
}
