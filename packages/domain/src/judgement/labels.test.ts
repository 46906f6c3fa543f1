import { expect, it } from "vitest";
import { judgingModalState, judgingModalTexts } from "./labels.ja.ts";

it("says while judging that it takes a few days", () => {
  expect([judgingModalState("requested"), judgingModalState("reviewing")]).toEqual([
    "underReview",
    "underReview",
  ]);
  expect(judgingModalTexts.underReview).toEqual({
    title: "プロフィールを審査しています",
    body: "審査には数日かかる場合があります。結果はメールでお知らせしますので、しばらくお待ちください。",
    close: "閉じる",
    proceed: "プロフィールを見る",
  });
});

it("says after a rejection that it was not passed", () => {
  expect(judgingModalState("rejected")).toBe("rejected");
  expect(judgingModalTexts.rejected).toEqual({
    title: "審査を通過できませんでした",
    body: "今回は審査を通過できませんでした。経歴や自己紹介を更新すると、もう一度お申し込みいただけます。",
    close: "閉じる",
    proceed: "プロフィールを更新する",
  });
});
