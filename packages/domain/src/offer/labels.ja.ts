import type { DeclineReason, OfferPurpose } from "./constants.ts";
import type { OfferStatus } from "./states.ts";

/** A withdrawn offer is taken out of the seeker's list, so it has no label there. */
export const offerStatusLabels = {
  sent: { joker: "新着", company: "送信済み" },
  read: { joker: "未回答", company: "既読" },
  interested: { joker: "マッチング済み", company: "マッチング成立" },
  declined: { joker: "見送り", company: "見送り" },
  expired: { joker: "期限切れ", company: "期限切れ" },
  withdrawn: { joker: "", company: "取り消し" },
} as const satisfies Record<OfferStatus, { joker: string; company: string }>;

export const offerPurposeLabels = {
  casual: "カジュアル面談（選考なし）",
  interview: "選考面接",
} as const satisfies Record<OfferPurpose, string>;

export const declineReasonLabels = {
  jobContent: "仕事内容",
  workplace: "勤務地・働き方",
  salary: "年収・報酬",
  companyPhase: "企業の規模・フェーズ",
  timing: "今は時期ではない",
  message: "オファーの内容が自分に合っていない",
  other: "その他",
} as const satisfies Record<DeclineReason, string>;

export const offerFieldLabels = {
  recruitmentId: "紐づける募集",
  employmentType: "採用区分",
  reason: "あなたに興味を持った理由",
  message: "メッセージ本文",
  salaryMidCareer: "想定年収",
  salarySideJob: "報酬",
  purpose: "面談の目的",
} as const;

export const offerMessages = {
  similarReason: "ほかの候補者に送った文章とほぼ同じです。この方に向けた理由をご記入ください。",
  placeholderLeft: (placeholder: string) =>
    `「${placeholder}」が残っています。実際の言葉に置き換えてください。`,
  placeholderUnknown: (placeholder: string) =>
    `「${placeholder}」は使えません。使えるのは{companyName}、{aceName}、{recruitmentTitle}です。`,
  placeholderPerson: "マッチングするまで候補者の氏名は表示されないため、{jokerName}は使えません。",
  salaryOutsideRecruitment: "募集の金額の範囲内で入力してください",
} as const;
