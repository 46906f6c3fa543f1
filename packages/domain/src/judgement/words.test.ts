import { expect, it } from "vitest";
import { judgementStatusLabels, judgingModalTexts } from "./labels.ja.ts";
import { rubricItemLabels } from "./rank.ts";
import { judgementReasons } from "./reasons.ts";

it("says it in these words: judgementStatusLabels", () => {
  expect(judgementStatusLabels).toEqual({
    requested: {
      operator: "審査待ち",
      joker: "審査中",
    },
    reviewing: {
      operator: "審査中",
      joker: "審査中",
    },
    remanded: {
      operator: "差し戻し",
      joker: "確認のお願い",
    },
    passed: {
      operator: "通過",
      joker: "審査通過",
    },
    rejected: {
      operator: "見送り",
      joker: "審査結果のお知らせ",
    },
  });
});

it("says it in these words: judgingModalTexts", () => {
  expect(judgingModalTexts).toEqual({
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
  });
});

it("says it in these words: judgementReasons", () => {
  expect(judgementReasons).toEqual({
    careerTooShort: {
      label: "職務経歴の具体的な内容が不足しています",
      uses: ["remanded"],
      step: "careers",
    },
    skillsTooFew: {
      label: "スキルの記載が不足しています",
      uses: ["remanded"],
      step: "skills",
    },
    nameUnclear: {
      label: "お名前の表記を確認できませんでした",
      uses: ["remanded"],
      step: "name",
    },
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
    duplicateAccount: {
      label: "すでに登録済みのアカウントがあります",
      uses: ["rejected"],
    },
    falseInformation: {
      label: "事実と異なる可能性のある記載があります",
      uses: ["remanded", "rejected"],
    },
    companyPurpose: {
      label: "求職以外の目的での登録と判断しました",
      uses: ["rejected"],
    },
    noMatchingField: {
      label: "現在ご紹介できる募集が少ない領域です",
      uses: ["rejected"],
    },
  });
});

it("says it in these words: rubricItemLabels", () => {
  expect(rubricItemLabels).toEqual({
    careerConcreteness: "経歴の具体性",
    achievement: "成果の記載",
    skillClarity: "スキルの明確さ",
    preferenceClarity: "希望条件の明確さ",
    introduction: "自己紹介",
  });
});
