import type { ScheduleStatus } from "../schedule/states.ts";
import { withHonorific } from "../text/honorific.ja.ts";

/** Where a matching came from; decides its first message. */
export const matchingOrigins = ["offer", "like", "agent", "operator"] as const;
export type MatchingOrigin = (typeof matchingOrigins)[number];

interface TwoViews {
  readonly joker: string;
  readonly ace: string;
}

const both = (text: string): TwoViews => ({ joker: text, ace: text });

/** The first message of a thread, as each side reads it. */
export const firstMessageTexts: Record<MatchingOrigin, TwoViews> = {
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
  operator: both(
    "サポート担当とのやり取りを開始しました。ご不明な点があればお気軽にお送りください。",
  ),
};

/** System texts whose two views stand in a thread (spec 3 · Message types). */
export const chatTexts = {
  themes: {
    joker: "話してみたいテーマ：{themes}",
    ace: "{jokerName}さんが話してみたいテーマ：{themes}",
  },
  otherTheme: both("その他：{text}"),
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
  file: both("{fileName}（{size}）"),
  removed: both("このメッセージは運営により削除されました。"),
} as const satisfies Record<string, TwoViews>;

/**
 * The line in a thread whose ace became another; both sides read the same. It is kept with its name and
 * the ace's id, and without the name once that ace is erased.
 */
export const handOverTexts = {
  named: (aceName: string) => `担当者が${withHonorific(aceName)}に変わりました。`,
  nameless: "担当者が変わりました。",
} as const;

/** Schedule texts, by who reads them: the one who acted, or the other side. */
export const scheduleTexts = {
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
} as const;

/** Lines that stand in or above a thread without being messages. */
export const threadNotices = {
  otherSideGone: {
    left: "お相手が退会したため、メッセージを送れません。",
    away: "お相手が現在ご利用になっていないため、メッセージを送れません。",
  },
  released: "このマッチングは終了しました。",
  acePaused: "{aceName}さんは現在お休み中です。返信に時間がかかる場合があります。",
  readByAdminsForAce: "この会話は、貴社の管理者も閲覧できます。",
  readByAdminsForJoker: "この会話は、{companyName}の採用管理者も閲覧できます。",
} as const;

/** The line of the matching list for the last message. */
export const previewTexts = {
  file: "ファイルを送信しました",
  reschedule: "日程の再調整を依頼しました",
  withdrawn: "日程候補を取り下げました",
  matched: "マッチングしました",
  handedOver: "担当者が変わりました",
  interestAsked: "今の気持ちを聞いています",
  interestTold: "気持ちが届きました",
  themes: "テーマが届きました",
} as const;

export const schedulePreviewTexts = {
  proposed: "日程候補を送信しました",
  fixed: "日程が確定しました",
  rescheduleRequested: "日程の再調整を依頼しました",
  cancelled: "面談がキャンセルされました",
  expired: "日程候補の期限が過ぎました",
  done: "ビデオ面談が終了しました",
} as const satisfies Record<ScheduleStatus, string>;

export const sentStatuses = ["sending", "sent", "read", "failed"] as const;
export type SentStatus = (typeof sentStatuses)[number];
export const sentStatusLabels = {
  sending: "送信中",
  sent: "送信済み",
  read: "既読",
  failed: "送信できませんでした",
} as const satisfies Record<SentStatus, string>;
