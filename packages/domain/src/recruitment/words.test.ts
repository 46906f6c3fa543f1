import { expect, it } from "vitest";
import {
  contractTypeLabels,
  insuranceLabels,
  renewalLabels,
  rewardTypeLabels,
  smokingMeasureLabels,
} from "./constants.ts";
import { contractWorkLabels, recruitmentLabels, recruitmentTexts } from "./labels.ja.ts";
import { recruitmentStatusLabels } from "./states.ts";

it("says it in these words: contractWorkLabels", () => {
  expect(contractWorkLabels).toEqual({
    duties: "業務の内容",
    workplaceAddress: "業務に従事する場所",
    workHours: "週の稼働時間の目安",
  });
});

it("says it in these words: recruitmentLabels", () => {
  expect(recruitmentLabels).toEqual({
    title: "募集タイトル",
    employmentType: "採用区分",
    contractType: "契約形態",
    occupations: "職種",
    duties: "仕事内容（雇入れ直後）",
    dutiesChangeScope: "仕事内容の変更の範囲",
    workplaces: "勤務地（都道府県）",
    workplaceAddress: "就業場所（雇入れ直後）",
    workplaceChangeScope: "就業場所の変更の範囲",
    contractPeriod: "契約期間",
    renewal: "契約更新の有無",
    renewalCriteria: "更新の判断基準",
    renewalLimit: "更新の上限（通算期間または回数）",
    probation: "試用期間",
    workHours: "就業時間",
    breakTime: "休憩時間",
    overtime: "時間外労働",
    holidays: "休日・休暇",
    minSalary: "想定年収（下限・万円）",
    maxSalary: "想定年収（上限・万円）",
    salaryDetail: "賃金の内訳",
    fixedOvertimePay: "固定残業代",
    reward: "報酬",
    insurance: "加入保険",
    smokingMeasures: "受動喫煙防止措置",
    smokingMeasuresDetail: "受動喫煙防止措置（その他）",
    employerName: "募集者の氏名または名称",
    employerAddress: "募集者の住所",
    employerContact: "募集者の連絡先",
    dispatch: "派遣労働者として雇用",
    cancelTerms: "契約の解除・不更新",
    workConditions: "働き方の条件",
    requirements: "必須の経験・スキル",
    welcome: "歓迎する経験・スキル",
    selectionProcess: "選考の流れ",
    aceIds: "担当メンバー",
    closesAt: "募集終了日",
  });
});

it("says it in these words: recruitmentTexts", () => {
  expect(recruitmentTexts).toEqual({
    noChange: "変更なし",
    indefinite: "期間の定めなし",
    fullRemote: "在宅",
    updated: "募集条件が更新されました",
    confirm: "募集内容に変更はありませんか？",
    dutiesChangePlaceholder: "（雇入れ直後）法人営業（変更の範囲）当社業務全般",
    workplaceChangePlaceholder: "（雇入れ直後）東京本社（変更の範囲）全国の支社・営業所",
    renewalPlaceholder:
      "契約の更新 有（契約期間満了時の業務量、勤務成績により判断）／更新上限 有（通算契約期間の上限4年）",
    publishedAt: "公開日",
    lastConfirmedAt: "最終確認日",
  });
});

it("says it in these words: contractTypeLabels", () => {
  expect(contractTypeLabels).toEqual({
    regular: "正社員",
    fixedTerm: "契約社員",
    partTime: "パート・アルバイト",
    outsourcing: "業務委託",
    employment: "副業（雇用契約）",
  });
});

it("says it in these words: insuranceLabels", () => {
  expect(insuranceLabels).toEqual({
    employment: "雇用保険",
    workersAccident: "労災保険",
    health: "健康保険",
    pension: "厚生年金",
  });
});

it("says it in these words: renewalLabels", () => {
  expect(renewalLabels).toEqual({
    yes: "あり",
    no: "なし",
    automatic: "自動更新",
  });
});

it("says it in these words: rewardTypeLabels", () => {
  expect(rewardTypeLabels).toEqual({
    hourly: "時給",
    monthly: "月額",
    outcome: "成果",
  });
});

it("says it in these words: smokingMeasureLabels", () => {
  expect(smokingMeasureLabels).toEqual({
    premisesBanned: "敷地内禁煙",
    indoorsBanned: "屋内禁煙",
    smokingRoom: "屋内原則禁煙（喫煙室あり）",
    other: "その他",
  });
});

it("says it in these words: recruitmentStatusLabels", () => {
  expect(recruitmentStatusLabels).toEqual({
    draft: "下書き",
    published: "公開中",
    paused: "一時停止",
    closed: "終了",
  });
});
