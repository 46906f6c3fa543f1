import type { RegistrationStep } from "../joker/steps.ts";
import type { Verdict } from "./states.ts";

export type ReasonUse = Exclude<Verdict, "passed">;

interface Reason {
  readonly label: string;
  readonly uses: readonly ReasonUse[];
  /** The step at which it can be mended, where there is one. */
  readonly step?: RegistrationStep;
}

/**
 * Why a profile is sent back or turned down, and with which verdict each reason may be used. None
 * may refer to age, gender, nationality, birthplace, family, beliefs or union membership.
 */
export const judgementReasons = {
  careerTooShort: {
    label: "職務経歴の具体的な内容が不足しています",
    uses: ["remanded"],
    step: "careers",
  },
  skillsTooFew: { label: "スキルの記載が不足しています", uses: ["remanded"], step: "skills" },
  nameUnclear: { label: "お名前の表記を確認できませんでした", uses: ["remanded"], step: "name" },
  contactInText: {
    label: "文章の中に連絡先が含まれています",
    uses: ["remanded"],
    step: "introduction",
  },
  imageInappropriate: {
    label: "プロフィール写真がガイドラインに合っていません",
    uses: ["remanded"],
    step: "profileImage",
  },
  inconsistentPeriod: {
    label: "職務経歴の期間に矛盾があります",
    uses: ["remanded"],
    step: "careers",
  },
  duplicateAccount: { label: "すでに登録済みのアカウントがあります", uses: ["rejected"] },
  falseInformation: {
    label: "事実と異なる可能性のある記載があります",
    uses: ["remanded", "rejected"],
  },
  companyPurpose: { label: "求職以外の目的での登録と判断しました", uses: ["rejected"] },
  noMatchingField: { label: "現在ご紹介できる募集が少ない領域です", uses: ["rejected"] },
} as const satisfies Record<string, Reason>;

export type JudgementReason = keyof typeof judgementReasons;
export const judgementReasonKeys = Object.keys(judgementReasons) as [
  JudgementReason,
  ...JudgementReason[],
];

/** Whether a reason may be given with a verdict. */
export function isReasonFor(reason: JudgementReason, verdict: Verdict): boolean {
  const uses: readonly Verdict[] = judgementReasons[reason].uses;
  return uses.includes(verdict);
}

/** The reasons that an operator can choose for a verdict, in display order. */
export function reasonsFor(verdict: Verdict): JudgementReason[] {
  return judgementReasonKeys.filter((reason) => isReasonFor(reason, verdict));
}
