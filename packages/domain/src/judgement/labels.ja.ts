import type { JudgementStatus } from "./states.ts";

export const judgementStatusLabels = {
  requested: { operator: "審査待ち", joker: "審査中" },
  reviewing: { operator: "審査中", joker: "審査中" },
  remanded: { operator: "差し戻し", joker: "確認のお願い" },
  passed: { operator: "通過", joker: "審査通過" },
  rejected: { operator: "見送り", joker: "審査結果のお知らせ" },
} as const satisfies Record<JudgementStatus, { operator: string; joker: string }>;

export type JudgingModalState = "notSubmitted" | "underReview" | "remanded" | "rejected";

/** Texts of the modal that tells a seeker where the judgement stands (spec 2 · Modals). */
export const judgingModalTexts = {
  notSubmitted: {
    title: "プロフィールを完成させましょう",
    body: "必要な項目を入力して審査に申し込むと、企業からオファーが届くようになります。",
    close: "閉じる",
    proceed: "入力を続ける",
  },
  underReview: {
    title: "プロフィールを審査しています",
    body: "審査には数日かかる場合があります。結果はメールでお知らせしますので、しばらくお待ちください。",
    close: "閉じる",
    proceed: "プロフィールを見る",
  },
  remanded: {
    title: "内容のご確認をお願いします",
    body: "次の項目をご確認のうえ、もう一度お申し込みください。",
    close: "閉じる",
    proceed: "修正する",
  },
  rejected: {
    title: "審査を通過できませんでした",
    body: "今回は審査を通過できませんでした。経歴や自己紹介を更新すると、もう一度お申し込みいただけます。",
    close: "閉じる",
    proceed: "プロフィールを更新する",
  },
} as const satisfies Record<JudgingModalState, object>;

/**
 * Which text of the modal applies; `undefined` once the judgement is passed, when there is
 * nothing left to say.
 */
export function judgingModalState(
  status: JudgementStatus | null | undefined,
): JudgingModalState | undefined {
  switch (status) {
    case undefined:
    case null:
      return "notSubmitted";
    case "requested":
    case "reviewing":
      return "underReview";
    case "remanded":
      return "remanded";
    case "rejected":
      return "rejected";
    case "passed":
      return undefined;
    default:
      return status satisfies never;
  }
}
