import { expect, it } from "vitest";
import {
  chatTexts,
  firstMessageTexts,
  handOverTexts,
  schedulePreviewTexts,
  scheduleTexts,
  sentStatusLabels,
  threadNotices,
} from "./labels.ja.ts";

it("begins a thread in these words, to each side", () => {
  expect(firstMessageTexts).toEqual({
    offer: {
      joker:
        "マッチングが成立しました。「{recruitmentTitle}」について、まずはごあいさつと聞いてみたいことを送ってみましょう。",
      ace: "マッチングが成立しました。{jokerName}さんが「{recruitmentTitle}」のオファーに興味を示しています。まずはごあいさつを送りましょう。",
    },
    like: {
      joker:
        "{aceName}さんが、あなたの「興味あり」に応えました。まずはごあいさつを送ってみましょう。",
      ace: "{jokerName}さんの「興味あり」に応えました。まずはごあいさつを送りましょう。",
    },
    agent: {
      joker:
        "面談エージェントの{aceName}さんとのやり取りを開始しました。キャリアについて気軽に相談してみましょう。",
      ace: "{jokerName}さんからキャリア相談の申し込みがありました。日程候補を送りましょう。",
    },
    operator: {
      joker: "サポート担当とのやり取りを開始しました。ご不明な点があればお気軽にお送りください。",
      ace: "サポート担当とのやり取りを開始しました。ご不明な点があればお気軽にお送りください。",
    },
  });
});

it("tells of themes, interest and files in these words, to each side", () => {
  expect(chatTexts).toEqual({
    themes: {
      joker: "話してみたいテーマ：{themes}",
      ace: "{jokerName}さんが話してみたいテーマ：{themes}",
    },
    otherTheme: { joker: "その他：{text}", ace: "その他：{text}" },
    interestTold: {
      joker: "「{label}」と伝えました。",
      ace: "{jokerName}さんの今の気持ち：「{label}」",
    },
    interestAsked: {
      joker: "{companyName}への今の気持ちを教えてください。選んだ内容は{aceName}さんに伝わります。",
      ace: "{jokerName}さんに今の気持ちをたずねています。",
    },
    interestAnswered: {
      joker: "「{label}」と回答しました。",
      ace: "{jokerName}さんが今の気持ちを回答しました。",
    },
    helpfulArticle: {
      joker: "{aceName}さんの記事を読むと、面談で聞きたいことが見つかるかもしれません。",
      ace: "",
    },
    helpfulHint: {
      joker:
        "次は日程を調整してみましょう。日程候補を送るか、{aceName}さんからの候補をお待ちください。",
      ace: "",
    },
    file: { joker: "{fileName}（{size}）", ace: "{fileName}（{size}）" },
    removed: {
      joker: "このメッセージは運営により削除されました。",
      ace: "このメッセージは運営により削除されました。",
    },
  });
});

it("tells of times in these words", () => {
  expect(scheduleTexts).toEqual({
    proposedByOther: "{name}さんから日程候補が届きました。ご都合のよい日時を選んでください。",
    proposedByMe: "日程候補を送りました。{name}さんの回答をお待ちください。",
    fixed:
      "日程が確定しました。{interview}（{minutes}分）です。開始10分前からビデオ面談に入室できます。",
    cancelled: "{interview}がキャンセルされました。理由：{label}",
    cancelledWithoutReason: "{interview}がキャンセルされました。",
    withdrawnByOther: "{name}さんが面談の日程候補を取り下げました。",
    withdrawnByMe: "面談の日程候補を取り下げました。",
    expired: "日程候補の期限が過ぎました。もう一度、日程を調整してください。",
    done: "{interview}が終了しました。お疲れさまでした。",
    rescheduleByOther: "{interview}について、日程の再調整の依頼がありました。理由：{label}",
    rescheduleByMe: "{interview}について、日程の再調整を依頼しました。新しい候補をお待ちください。",
  });
});

it("says of a thread itself in these words what became of it and who reads it", () => {
  expect(handOverTexts.named("佐藤 健")).toBe("担当者が佐藤 健さんに変わりました。");
  expect(handOverTexts.nameless).toBe("担当者が変わりました。");
  expect(threadNotices).toEqual({
    otherSideGone: {
      left: "お相手が退会したため、メッセージを送れません。",
      away: "お相手が現在ご利用になっていないため、メッセージを送れません。",
    },
    released: "このマッチングは終了しました。",
    acePaused: "{aceName}さんは現在お休み中です。返信に時間がかかる場合があります。",
    readByAdminsForAce: "この会話は、貴社の管理者も閲覧できます。",
    readByAdminsForJoker: "この会話は、{companyName}の採用管理者も閲覧できます。",
  });
});

it("says in these words how far a message and a schedule have come", () => {
  expect(sentStatusLabels).toEqual({
    sending: "送信中",
    sent: "送信済み",
    read: "既読",
    failed: "送信できませんでした",
  });
  expect(schedulePreviewTexts).toEqual({
    proposed: "日程候補を送信しました",
    fixed: "日程が確定しました",
    rescheduleRequested: "日程の再調整を依頼しました",
    cancelled: "面談がキャンセルされました",
    expired: "日程候補の期限が過ぎました",
    done: "ビデオ面談が終了しました",
  });
});
