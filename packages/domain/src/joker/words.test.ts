import { expect, it } from "vitest";
import { goneUserNames, SUPPORT_NAME, WITHDRAWN_USER_NAME } from "./display-name.ts";
import { pictureGuideline } from "./picture-guideline.ja.ts";
import { registrationStepLabels, registrationSteps } from "./steps.ts";

it("says it in these words: registrationStepLabels", () => {
  expect(registrationStepLabels).toEqual({
    next: "次へ",
    back: "戻る",
    later: "あとで入力する",
    requestJudgement: "この内容で審査に申し込む",
    saveAndContinue: "保存して続ける",
    missing: "審査に申し込むには、次の項目の入力が必要です：{list}",
    purposeNotice:
      "入力いただいた情報は、会員企業への経歴情報の提供（氏名・連絡先を除く）、オファーやメッセージの連絡、本人確認のために利用します。氏名はマッチング成立後に相手企業へ表示されます。",
  });
});

it("says it in these words: registrationSteps", () => {
  expect(registrationSteps).toEqual([
    {
      key: "industry",
      title: "現在の業界を選んでください",
      required: true,
    },
    {
      key: "occupation",
      title: "職種を選んでください",
      required: true,
    },
    {
      key: "name",
      title: "お名前・性別・生年月日を入力してください",
      required: true,
    },
    {
      key: "email",
      title: "メールアドレスを入力してください",
      required: true,
    },
    {
      key: "phone",
      title: "電話番号を入力してください（任意）",
      required: false,
    },
    {
      key: "profileImage",
      title: "プロフィール写真を設定してください（任意）",
      required: false,
    },
    {
      key: "education",
      title: "最終学歴を入力してください",
      required: true,
    },
    {
      key: "careers",
      title: "職務経歴を入力してください",
      required: true,
    },
    {
      key: "skills",
      title: "スキルを選んでください",
      required: true,
    },
    {
      key: "english",
      title: "英語力を教えてください（任意）",
      required: false,
    },
    {
      key: "managementExperience",
      title: "マネジメント経験を教えてください（任意）",
      required: false,
    },
    {
      key: "portfolio",
      title: "ポートフォリオのURLを入力してください（任意）",
      required: false,
    },
    {
      key: "introduction",
      title: "自己紹介を書いてみましょう（任意）",
      required: false,
    },
    {
      key: "jobChangeWillingness",
      title: "転職・副業への意欲を教えてください",
      required: true,
    },
    {
      key: "preferredWorkplaces",
      title: "希望の勤務地を選んでください",
      required: false,
    },
    {
      key: "interestedOccupations",
      title: "興味のある職種を選んでください",
      required: false,
    },
    {
      key: "interestedCompanyScales",
      title: "希望する企業規模を選んでください",
      required: false,
    },
    {
      key: "focusOnChoosingCompanies",
      title: "企業選びで大切にしたいことを選んでください（3つまで）",
      required: false,
    },
    {
      key: "workStyles",
      title: "希望する働き方を選んでください（5つまで）",
      required: false,
    },
    {
      key: "desiredSalary",
      title: "希望年収を入力してください（任意）",
      required: false,
    },
    {
      key: "confirmation",
      title: "入力内容を確認してください",
      required: false,
    },
    {
      key: "personalities",
      title: "あなたらしさを教えてください（任意）",
      required: false,
    },
  ]);
});

it("says it in these words: pictureGuideline", () => {
  expect(pictureGuideline).toEqual([
    "顔がわかる",
    "本人以外の人が写っていない",
    "企業名・ロゴ・連絡先が写り込んでいない",
    "見る人を不快にさせない",
  ]);
});

it("says it in these words: SUPPORT_NAME", () => {
  expect(SUPPORT_NAME).toBe("サポート");
});

it("says it in these words: WITHDRAWN_USER_NAME", () => {
  expect(WITHDRAWN_USER_NAME).toBe("退会したユーザー");
});

it("says it in these words: goneUserNames", () => {
  expect(goneUserNames).toEqual({
    left: "退会したユーザー",
    away: "現在利用していないユーザー",
  });
});
