import { expect, it } from "vitest";
import { announceTargetLabels } from "./constants.ts";
import { mailFooter } from "./mails.ja.ts";
import { notificationScreenTexts } from "./screen-texts.ja.ts";
import { notificationSettingLabels, switchableSettingLabels } from "./settings.ts";
import { notificationTemplates, supportMessageContent } from "./types.ts";

it("says it in these words: notificationTemplates", () => {
  expect(notificationTemplates).toEqual({
    offerReceived: {
      to: "joker",
      content: "{companyName}の{aceName}さんからオファーが届きました。",
      link: "/offers",
    },
    offerExpiring: {
      to: "joker",
      content: "{companyName}からのオファーの回答期限が近づいています。",
      link: "/offers",
    },
    likeReceived: {
      to: "ace",
      content: "{jokerName}さんから「興味あり」が届きました。",
      link: "/offers?tab=likes",
    },
    likeAccepted: {
      to: "joker",
      content: "{companyName}の{aceName}さんとマッチングしました。",
      link: "/matchings/{id}",
    },
    matchingEstablished: {
      to: "ace",
      content: "{jokerName}さんとマッチングしました。",
      link: "/matchings/{id}",
    },
    messageReceived: {
      to: "both",
      content: "{name}さんからメッセージが届きました。",
      link: "/matchings/{id}",
    },
    scheduleProposed: {
      to: "both",
      content: "{name}さんから面談の日程候補が届きました。",
      link: "/matchings/{id}",
    },
    scheduleFixed: {
      to: "both",
      content: "{name}さんとの面談が{date} {time}（日本時間）に確定しました。",
      link: "/matchings/{id}",
    },
    rescheduleRequested: {
      to: "both",
      content: "{interview}について、日程の再調整の依頼がありました。",
      link: "/matchings/{id}",
    },
    scheduleExpired: {
      to: "both",
      content: "{name}さんとの面談の日程候補の期限が過ぎました。",
      link: "/matchings/{id}",
    },
    scheduleWithdrawn: {
      to: "both",
      content: "{name}さんが面談の日程候補を取り下げました。",
      link: "/matchings/{id}",
    },
    scheduleCancelled: {
      to: "both",
      content: "{interview}がキャンセルされました。",
      link: "/matchings/{id}",
    },
    videoChatSoon: {
      to: "both",
      content: "まもなく{name}さんとのビデオ面談が始まります。開始は{time}（日本時間）です。",
      link: "/matchings/{id}/video/{vid}",
    },
    videoChatDone: {
      to: "both",
      content: "{interview}はいかがでしたか？感想をお聞かせください。",
      link: "/matchings/{id}",
    },
    turnEnding: {
      to: "both",
      content: "{name}さんがお返事を待っています。期限は{date}です。",
      link: "/matchings/{id}",
    },
    matchingReleased: {
      to: "both",
      content: "マッチングが終了しました。",
      link: "/matchings",
    },
    judgementPassed: {
      to: "joker",
      content: "プロフィールの審査を通過しました。",
      link: "/judgement-passed",
    },
    judgementRemanded: {
      to: "joker",
      content: "プロフィールの内容をご確認ください。",
      link: "/registration",
    },
    judgementRejected: {
      to: "joker",
      content: "プロフィールの審査結果をお知らせします。",
      link: "/mypage",
    },
    recommendMonthly: {
      to: "joker",
      content: "今月のおすすめ企業をご紹介します。",
      link: "/companies",
    },
    willingnessReminder: {
      to: "joker",
      content: "転職・副業への意欲を更新しませんか？",
      link: "/mypage/setting",
    },
    recruitmentUpdated: {
      to: "joker",
      content: "{companyName}の募集条件が更新されました。",
      link: "/recruitment/{id}",
    },
    keepExpiring: {
      to: "ace",
      content: "{jokerName}さんのキープがまもなく終了します。",
      link: "/users?tab=kept",
    },
    recruitmentConfirm: {
      to: "ace",
      content: "「{recruitmentTitle}」の募集内容に変更はありませんか？",
      link: "/recruitment/{id}/edit",
    },
    recruitmentPaused: {
      to: "ace",
      content: "「{recruitmentTitle}」の公開を一時停止しました。内容をご確認ください。",
      link: "/recruitment/{id}",
    },
    offerClosed: {
      to: "joker",
      content: "{companyName}からのオファーの受付が終了しました。",
      link: "/offers?tab=closed",
    },
    likeClosed: {
      to: "joker",
      content: "{companyName}への「興味あり」の受付が終了しました。",
      link: "/offers?tab=closed",
    },
    aceChanged: {
      to: "joker",
      content: "{companyName}の担当者が{aceName}さんに変わりました。",
      link: "/matchings/{id}",
    },
    threadHandedOver: {
      to: "ace",
      content: "{aceName}さんから候補者とのやり取りなど{count}件を引き継ぎました。",
      link: "/matchings",
    },
    offerQuotaLow: {
      to: "admin",
      content: "今月のオファーの残りが{count}通になりました。",
      link: "/admin/usage",
    },
    hiddenCompanyMatched: {
      to: "joker",
      content: "非表示企業の設定に、{companyName}が新しく該当しました。お互いに表示されません。",
      link: "/mypage/hidden-company",
    },
    identityAccepted: {
      to: "admin",
      content: "企業情報の変更（{companyName}）が承認されました。",
      link: "/admin/company",
    },
    identityDeclined: {
      to: "admin",
      content: "企業情報の変更（{companyName}）は承認されませんでした。理由をご確認ください。",
      link: "/admin/company",
    },
    authorityChanged: {
      to: "ace",
      content: "あなたの権限が「{label}」に変更されました。",
      link: "/mypage",
    },
  });
});

it("says it in these words: supportMessageContent", () => {
  expect(supportMessageContent).toBe("サポートからメッセージが届きました。");
});

it("says it in these words: announceTargetLabels", () => {
  expect(announceTargetLabels).toEqual({
    all: "全員",
    joker: "求職者",
    ace: "企業メンバー",
  });
});

it("says it in these words: notificationSettingLabels", () => {
  expect(notificationSettingLabels).toEqual({
    isNewMessageMail: "新着メッセージのメール通知",
    isNewMessagePush: "新着メッセージのプッシュ通知",
    isBeforeVideoChatPushTenMinute: "ビデオ面談開始10分前のプッシュ通知",
    isBeforeVideoChatPushThreeMinute: "ビデオ面談開始3分前のプッシュ通知",
    isRecommendEveryMonthPush: "毎月のおすすめ企業のプッシュ通知",
    isAnnouncementPush: "運営からのお知らせのプッシュ通知",
  });
});

it("says it in these words: switchableSettingLabels", () => {
  expect(switchableSettingLabels).toEqual({
    isNewMessageMail: "新着メッセージのメール通知",
    isNewMessagePush: "新着メッセージのプッシュ通知",
    isBeforeVideoChatPushTenMinute: "ビデオ面談開始10分前のプッシュ通知",
    isBeforeVideoChatPushThreeMinute: "ビデオ面談開始3分前のプッシュ通知",
    isRecommendEveryMonthPush: "毎月のおすすめ企業のプッシュ通知",
    isAnnouncementPush: "運営からのお知らせのプッシュ通知",
    isContentHidden: "通知に内容を表示しない",
    isNewsMail: "おすすめ企業などのお知らせメール",
  });
});

it("says it in these words: notificationScreenTexts", () => {
  expect(notificationScreenTexts).toMatchObject({
    heading: "お知らせ",
    notifications: "通知",
    announces: "運営から",
    markAllRead: "すべて既読にする",
    empty: "お知らせはありません。",
  });
});

it("ends every mail in these words", () => {
  expect(mailFooter.subject("手札", "ご案内")).toBe("【手札】ご案内");
  expect(mailFooter).toMatchObject({
    noReply: "このメールは送信専用です。配信の設定はマイページから変更できます。",
    operator: "運営会社・お問い合わせ先：",
    unsubscribe: "このお知らせの配信を停止する：",
  });
});
