import { expect, it } from "vitest";
import {
  reportActionLabels,
  reportReasonHelps,
  reportReasonLabels,
  reportTexts,
} from "./constants.ts";
import { reportStatusLabels } from "./states.ts";

it("says it in these words: reportActionLabels", () => {
  expect(reportActionLabels).toEqual({
    warn: "注意",
    restrict: "機能制限",
    suspend: "利用停止",
    none: "対応なし",
  });
});

it("says it in these words: reportReasonHelps", () => {
  expect(reportReasonHelps).toEqual({
    soliciting: "採用と関係のない商品やサービスの勧誘、投資や副業の勧誘など",
    inappropriateInfo: "虚偽の経歴・募集条件、なりすまし、連絡先の掲載など",
    inappropriateSpeech: "暴言、差別、性的な発言、執拗な連絡など",
    other: "上記に当てはまらないもの",
  });
});

it("says it in these words: reportReasonLabels", () => {
  expect(reportReasonLabels).toEqual({
    soliciting: "勧誘・営業行為",
    inappropriateInfo: "プロフィールや募集の内容が不適切",
    inappropriateSpeech: "不適切な発言・ハラスメント",
    other: "その他",
  });
});

it("says it in these words: reportTexts", () => {
  expect(reportTexts).toEqual({
    menu: "このユーザーを報告する",
    reasonsTitle: "報告する理由を選んでください",
    detailTitle: "詳しい内容（任意）",
    detailPlaceholder: "いつ、どのようなことがあったかを教えてください。",
    evidence: "直近のメッセージを運営が確認することに同意します",
    evidenceHelp:
      "同意いただいた場合のみ、このマッチングのメッセージのうち直近50件を運営が確認します。",
    release: "同時にこのマッチングを解除する",
    back: "戻る",
    submit: "報告する",
    done: "報告を受け付けました。ご協力ありがとうございます。内容を確認のうえ、必要な対応を行います。",
    releaseTitle: "マッチングを解除しますか？",
    releaseBody: "解除すると、お互いにメッセージを送れなくなります。この操作は取り消せません。",
    releaseCancel: "キャンセル",
    releaseConfirm: "解除する",
    released: "マッチングを解除しました",
  });
});

it("says it in these words: reportStatusLabels", () => {
  expect(reportStatusLabels).toEqual({
    open: "未対応",
    investigating: "確認中",
    actioned: "対応済み",
    dismissed: "対応不要",
  });
});
