import { expect, it } from "vitest";
import { inquiryCategoryHelp, inquiryCategoryLabels, inquiryStatusLabels } from "./labels.ja.ts";

it("says it in these words: inquiryCategoryHelp", () => {
  expect(inquiryCategoryHelp).toEqual({
    usage: "画面の操作、ログイン、通知など",
    complaint: "募集の内容が実際と異なる、企業や担当者の対応に困っている、など",
    appeal: "注意・機能制限・利用停止のお知らせについてのご意見",
    privacy: "開示、訂正、利用停止などのご請求",
    corporate: "ご利用の申し込み、契約、請求",
    accessibility: "使いにくい箇所のご連絡",
    other: "取材のお申し込み、そのほかのご用件",
  });
});

it("says it in these words: inquiryCategoryLabels", () => {
  expect(inquiryCategoryLabels).toEqual({
    usage: "使い方・不具合",
    complaint: "苦情・ご相談",
    appeal: "利用制限へのご意見",
    privacy: "個人情報",
    corporate: "企業の方",
    accessibility: "アクセシビリティ",
    other: "取材・その他",
  });
});

it("says it in these words: inquiryStatusLabels", () => {
  expect(inquiryStatusLabels).toEqual({
    open: "未対応",
    answered: "回答済み",
    closed: "完了",
  });
});
