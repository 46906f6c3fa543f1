import { SUPPORT_NAME } from "../joker/display-name.ts";
import { fillTemplate, type TemplateValues } from "../text/template.ts";
import { inJapan } from "../time/format.ja.ts";

export type NotificationRecipient = "joker" | "ace" | "both" | "admin";

interface NotificationTemplate {
  readonly to: NotificationRecipient;
  readonly content: string;
  readonly link: string;
}

/** In-app notifications by their type: to whom, what they say and where they lead. */
export const notificationTemplates = {
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
    content: `{name}さんとの面談が{date} ${inJapan("{time}")}に確定しました。`,
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
    content: `まもなく{name}さんとのビデオ面談が始まります。開始は${inJapan("{time}")}です。`,
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
  matchingReleased: { to: "both", content: "マッチングが終了しました。", link: "/matchings" },
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
} as const satisfies Record<string, NotificationTemplate>;

/** What a message of the support team is told by: a team is called by no honorific. */
export const supportMessageContent = `${SUPPORT_NAME}からメッセージが届きました。`;

export type NotificationType = keyof typeof notificationTemplates;
export const notificationTypes = Object.keys(notificationTemplates) as [
  NotificationType,
  ...NotificationType[],
];

/** Whether a page tells of one thing, so that opening it is reading what leads there; a list is not. */
const leadsToOne = ({ link }: NotificationTemplate) => link.includes("{");

/** Types whose notifications are read once their page is open, however it was reached. */
export const typesOfOnePage: readonly NotificationType[] = notificationTypes.filter(
  (type) => type !== "messageReceived" && leadsToOne(notificationTemplates[type]),
);

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values that a type's content and link ask for. */
export type NotificationValues<T extends NotificationType> = Readonly<
  Record<
    Placeholder<
      (typeof notificationTemplates)[T]["content"] | (typeof notificationTemplates)[T]["link"]
    >,
    string | number
  >
>;

/** The content and link of a notification as it is stored (spec 3 · notifications). */
export function notificationText<T extends NotificationType>(
  type: T,
  values: NotificationValues<T>,
): { content: string; link: string } {
  const { content, link } = notificationTemplates[type];
  const filled: TemplateValues = values;
  return { content: fillTemplate(content, filled), link: fillTemplate(link, filled) };
}
