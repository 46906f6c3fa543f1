import { expect, it } from "vitest";
import { sanctionKindHelps, sanctionKindLabels, sanctionNoticeDrafts } from "./labels.ja.ts";

it("calls the three sanctions as the operator and the person read them", () => {
  expect(sanctionKindLabels).toEqual({
    warn: "注意",
    restrict: "機能制限",
    suspend: "利用停止",
  });
});

it("says what each of them does before it is chosen", () => {
  expect(sanctionKindHelps).toEqual({
    warn: "メールでお知らせします。機能は制限しません。",
    restrict:
      "オファー、「興味あり」、新しいやり取りを止めます。続いているやり取りと設定は使えます。",
    suspend:
      "すべての端末からログアウトさせ、検索と公開ページから外し、回答待ちを期限切れにします。",
  });
});

it("begins each notice with what happened", () => {
  expect(sanctionNoticeDrafts).toEqual({
    warn: "ほかのご利用者への配慮に欠ける行為が確認されました。今後は利用規約に沿ってご利用ください。",
    restrict:
      "ほかのご利用者への配慮に欠ける行為が確認されたため、オファーや「興味あり」の送信などを制限しました。",
    suspend: "重大な規約違反が確認されたため、アカウントの利用を停止しました。",
  });
});
