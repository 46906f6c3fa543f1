import { expect, it } from "vitest";
import { missedReason, videoLabels } from "./labels.ja.ts";
import { ratingLabels, reviewFilterLabels, reviewTagLabels } from "./review.ts";

it("says it in these words: missedReason", () => {
  expect(missedReason).toBe("お約束の時間にお会いできなかったため");
});

it("says it in these words: videoLabels", () => {
  expect(videoLabels).toEqual({
    join: "ビデオ面談に入室する",
    opensIn: "{minutes}分後に入室できます",
    waiting: "お相手の入室を待っています",
    blockedDevices: "カメラまたはマイクを使用できません。ブラウザーの設定で許可してください。",
    notSupported:
      "お使いの環境ではビデオ面談をご利用いただけません。最新のブラウザーをお使いください。",
    leaveConfirm: "退室しますか？",
    leave: "退室する",
    finish: "面談を終了する",
    noShow: "お相手が来ない場合",
    cameraOff: "カメラをオフにして入室",
    takeOver: "別の端末で入室しています。この端末に切り替えますか？",
    reconnecting: "再接続しています...",
    disconnected: "接続が切れました。",
    rejoin: "再入室する",
    recording: "録画・録音は行いません。お相手の許可なく録画・録音することもお控えください。",
    reviewNote: "回答は運営のみが確認し、お相手には表示されません。",
    noRecruitment: "指定なし",
  });
});

it("says it in these words: ratingLabels", () => {
  expect(ratingLabels).toEqual({
    "1": "良くなかった",
    "2": "あまり良くなかった",
    "3": "ふつう",
    "4": "良かった",
    "5": "とても良かった",
  });
});

it("says it in these words: reviewFilterLabels", () => {
  expect(reviewFilterLabels).toEqual({
    all: "すべて",
    low: "評価が低い",
    likeSelection: "選考のような質問が多かった",
    unpleasant: "不快な発言があった",
  });
});

it("says it in these words: reviewTagLabels", () => {
  expect(reviewTagLabels).toEqual({
    matchedRecruitment: "募集内容と一致していた",
    answeredPolitely: "質問に丁寧に答えてくれた",
    onTime: "時間どおりだった",
    likeSelection: "選考のような質問が多かった",
    differedFromRecruitment: "募集内容と違っていた",
    unpleasant: "不快な発言があった",
    wellPrepared: "準備が丁寧だった",
    clearAnswers: "受け答えが明確だった",
    absent: "連絡なく欠席した",
  });
});
