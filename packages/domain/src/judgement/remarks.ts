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

/** One thing that was said about a profile, and the step at which it can be mended. */
export interface Remark {
  readonly text: string;
  readonly step: RegistrationStep | undefined;
}

const stepNamed = (field: string) => registrationSteps.find(({ key }) => key === field)?.key;

function remarkOnField({ field, comment }: FieldComment): Remark {
  const step = stepNamed(field);
  return { text: `${step ? registrationStepNames[step] : field}：${comment}`, step };
}

function remarkOfReason(code: JudgementReason): Remark {
  const reason: { label: string; step?: RegistrationStep } = judgementReasons[code];
  return { text: reason.label, step: reason.step };
}

/** Reasons and comments of a verdict in words, one entry each, as the seeker reads them. */
export function verdictRemarks(verdict: {
  readonly reasonCodes: readonly JudgementReason[];
  readonly fieldComments: readonly FieldComment[];
}): Remark[] {
  return [...verdict.reasonCodes.map(remarkOfReason), ...verdict.fieldComments.map(remarkOnField)];
}

/** Remarks as the lines of a mail. */
export function remarkLines(remarks: readonly Remark[]): string {
  return remarks.map(({ text }) => `・${text}`).join("\n");
}
