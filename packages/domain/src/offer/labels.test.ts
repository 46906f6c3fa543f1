import { expect, it } from "vitest";
import {
  aceOfferTabLabels,
  aceOfferTabs,
  declineReasons,
  jokerOfferTabLabels,
  jokerOfferTabs,
  offerSortLabels,
  offerSorts,
} from "./constants.ts";
import {
  declineReasonLabels,
  offerFieldLabels,
  offerMessages,
  offerPurposeLabels,
  offerStatusLabels,
} from "./labels.ja.ts";

it("calls each state of an offer as either side reads it", () => {
  expect(offerStatusLabels).toEqual({
    sent: { joker: "新着", company: "送信済み" },
    read: { joker: "未回答", company: "既読" },
    interested: { joker: "マッチング済み", company: "マッチング成立" },
    declined: { joker: "見送り", company: "見送り" },
    expired: { joker: "期限切れ", company: "期限切れ" },
    withdrawn: { joker: "", company: "取り消し" },
  });
});

it("offers the reasons for passing an offer over in their order", () => {
  expect(declineReasons.map((reason) => declineReasonLabels[reason])).toEqual([
    "仕事内容",
    "勤務地・働き方",
    "年収・報酬",
    "企業の規模・フェーズ",
    "今は時期ではない",
    "オファーの内容が自分に合っていない",
    "その他",
  ]);
});

it("names the fields of an offer and what the first talk is for", () => {
  expect(offerPurposeLabels).toEqual({
    casual: "カジュアル面談（選考なし）",
    interview: "選考面接",
  });
  expect(offerFieldLabels).toEqual({
    recruitmentId: "紐づける募集",
    employmentType: "採用区分",
    reason: "あなたに興味を持った理由",
    message: "メッセージ本文",
    salaryMidCareer: "想定年収",
    salarySideJob: "報酬",
    purpose: "面談の目的",
  });
});

it("has the tabs and orders of the offers' list in the order of the screen", () => {
  expect(jokerOfferTabs.map((tab) => [tab, jokerOfferTabLabels[tab]])).toEqual([
    ["received", "届いたオファー"],
    ["likes", "興味ありを送った"],
    ["closed", "終了"],
  ]);
  expect(aceOfferTabs.map((tab) => [tab, aceOfferTabLabels[tab]])).toEqual([
    ["sent", "送ったオファー"],
    ["likes", "興味ありが届いた"],
    ["closed", "終了"],
  ]);
  expect(offerSorts.map((sort) => [sort, offerSortLabels[sort]])).toEqual([
    ["newest", "新着順"],
    ["deadline", "回答期限が近い順"],
  ]);
});

it("says what is wrong with an offer", () => {
  expect(offerMessages).toMatchObject({
    similarReason: "ほかの候補者に送った文章とほぼ同じです。この方に向けた理由をご記入ください。",
    placeholderPerson:
      "マッチングするまで候補者の氏名は表示されないため、{jokerName}は使えません。",
    salaryOutsideRecruitment: "募集の金額の範囲内で入力してください",
  });
});
