import type { SwitchableSetting } from "../notification/settings.ts";
import { truncateGraphemes } from "../text/graphemes.ts";
import { fillTemplate } from "../text/template.ts";
import { neutralPushBody } from "./neutral.ja.ts";

/** How soon a push service wakes a device for a push (RFC 8030). */
export type PushUrgency = "very-low" | "low" | "normal" | "high";

/** What each push is about; all that its text, its link and the check of its truth need. */
export interface PushParams {
  newMessage: { name: string; matchingId: string; seq: number };
  offer: { companyName: string; aceName: string; offerId: string };
  matching: { name: string; matchingId: string };
  video10: InterviewParams;
  video3: InterviewParams;
  /** The words are read when it leaves. */
  announcement: { announceId: string; content?: string };
  recommendMonthly: { month: string };
  test: Record<never, never>;
}
interface InterviewParams {
  matchingId: string;
  videoChatId: string;
  scheduleId: string;
  /** The start that is told of, as an ISO time. */
  startAt: string;
  /** With whom and when; read when it leaves. */
  interview?: string;
}

export type PushKind = keyof PushParams;

interface PushTemplate {
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly url: string;
  /** What it is about: a newer push about the same takes the place of an older one. */
  readonly about: string;
  /** What switches it; absent where nothing does. */
  readonly setting?: SwitchableSetting;
  readonly urgency: PushUrgency;
  /** How long after its time it is still worth telling. */
  readonly aliveHours: number;
  /** Whether it leaves at night too. */
  readonly isAtAnyHour?: true;
}

/** All pushes (spec 9 · Timings; spec 3 · Notification settings). */
export const pushTemplates: Readonly<Record<PushKind, PushTemplate>> = {
  newMessage: {
    title: "{name}さん",
    body: "メッセージが届きました",
    url: "/matchings/{matchingId}",
    about: "thread:{matchingId}",
    setting: "isNewMessagePush",
    urgency: "high",
    aliveHours: 24,
  },
  offer: {
    title: "オファーが届きました",
    body: "{companyName}の{aceName}さん",
    url: "/offers",
    about: "offer:{offerId}",
    urgency: "normal",
    aliveHours: 72,
  },
  matching: {
    title: "マッチングが成立しました",
    body: "{name}さんにメッセージを送りましょう",
    url: "/matchings/{matchingId}",
    about: "matching:{matchingId}",
    urgency: "normal",
    aliveHours: 24,
  },
  video10: {
    title: "まもなくビデオ面談が始まります",
    body: "{interview}の開始10分前です。入室の準備をしましょう。",
    url: "/matchings/{matchingId}/video/{videoChatId}",
    about: "interview:{scheduleId}",
    setting: "isBeforeVideoChatPushTenMinute",
    urgency: "high",
    // Later than that it would say the wrong number of minutes.
    aliveHours: 3 / 60,
    isAtAnyHour: true,
  },
  video3: {
    title: "ビデオ面談の開始3分前です",
    body: "{interview}です。タップして入室できます。",
    url: "/matchings/{matchingId}/video/{videoChatId}",
    about: "interview:{scheduleId}",
    setting: "isBeforeVideoChatPushThreeMinute",
    urgency: "high",
    aliveHours: 3 / 60,
    isAtAnyHour: true,
  },
  announcement: {
    title: "運営からのお知らせ",
    body: "{content}",
    url: "/notifications",
    about: "announcement:{announceId}",
    setting: "isAnnouncementPush",
    urgency: "low",
    aliveHours: 72,
  },
  recommendMonthly: {
    title: "今月のおすすめ企業",
    body: "あなたに合いそうな企業をご紹介します",
    url: "/companies",
    about: "recommend",
    setting: "isRecommendEveryMonthPush",
    urgency: "very-low",
    aliveHours: 72,
  },
  test: {
    title: "プッシュ通知のテスト",
    body: "この端末でプッシュ通知を受け取れます。",
    // Not the page that it is asked for on: what tells of the page before one's eyes is taken back at once.
    url: "/notifications",
    about: "test",
    urgency: "high",
    aliveHours: 5 / 60,
    isAtAnyHour: true,
  },
};
export const pushKinds = Object.keys(pushTemplates) as [PushKind, ...PushKind[]];

/** How much of an announcement a push says, in characters as a person counts them. */
export const ANNOUNCEMENT_PUSH_MAX = 60;

export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** What the push is about; never shown, and never sent as it is. */
  readonly about: string;
}

/** What a push says and where it leads. */
export function pushText<K extends PushKind>(kind: K, params: PushParams[K]): PushText {
  const { title, body, url, about } = pushTemplates[kind];
  const given: Readonly<Record<string, string | number | undefined>> = { ...params };
  const content = given.content;
  const values = {
    ...given,
    content:
      typeof content === "string"
        ? truncateGraphemes(content.replace(/\s+/g, " ").trim(), ANNOUNCEMENT_PUSH_MAX)
        : undefined,
  };
  const fill = (template: string) => fillTemplate(template, values);
  return { title: fill(title), body: fill(body), url: fill(url), about: fill(about) };
}

/**
 * What a push says where its contents are hidden: that there is something new, and nothing about whom or
 * what, not even in what a device keeps and does not show. All of them are about the same, so that one
 * takes the place of another.
 */
export const hiddenPushText = (brand: string): PushText => ({
  title: brand,
  body: neutralPushBody,
  url: "/notifications",
  about: "hidden",
});

/** What a browser is told that names an address of no push service that is known here. */
export const unknownPushService =
  "このブラウザーのプッシュ通知には対応していません。別のブラウザーでお試しください。";
