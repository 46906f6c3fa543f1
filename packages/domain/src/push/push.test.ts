import { describe, expect, it } from "vitest";
import { SUPPORT_NAME } from "../joker/display-name.ts";
import {
  hiddenPushText,
  type PushKind,
  pushKinds,
  pushTemplates,
  pushText,
  unknownPushService,
} from "./pushes.ja.ts";
import { pushesThatLeaveAt, pushRetryMs, pushTimes } from "./rules.ts";
import { subscribePushSchema } from "./schema.ts";
import { isPushEndpoint, isPushService, knownPushServices } from "./services.ts";

const interview = {
  matchingId: "m",
  videoChatId: "v",
  scheduleId: "s",
  startAt: "",
  interview: "佐藤さんとの14:00（日本時間）の面談",
};
const told = {
  newMessage: pushText("newMessage", { name: "佐藤", matchingId: "m", seq: 1 }),
  offer: pushText("offer", { companyName: "青空", aceName: "田中", offerId: "o" }),
  matching: pushText("matching", { name: "佐藤", matchingId: "m" }),
  video10: pushText("video10", interview),
  video3: pushText("video3", interview),
  announcement: pushText("announcement", { announceId: "a", content: "あ\n\nい".padEnd(70, "う") }),
  recommendMonthly: pushText("recommendMonthly", { month: "2026-12" }),
  test: pushText("test", {}),
} satisfies Record<PushKind, unknown>;

it("waits for the morning unless it is asked for or of a beginning interview", () => {
  const atAnyHour = Object.entries(pushTemplates).filter(([, { isAtAnyHour }]) => isAtAnyHour);
  expect(atAnyHour.map(([kind]) => kind)).toEqual(["video10", "video3", "test"]);
});

it.each<[PushKind, string, string, string, string | undefined]>([
  ["newMessage", "佐藤さん", "メッセージが届きました", "/matchings/m", "isNewMessagePush"],
  ["offer", "オファーが届きました", "青空の田中さん", "/offers", undefined],
  [
    "matching",
    "マッチングが成立しました",
    "佐藤さんにメッセージを送りましょう",
    "/matchings/m",
    undefined,
  ],
  [
    "video10",
    "まもなくビデオ面談が始まります",
    "佐藤さんとの14:00（日本時間）の面談の開始10分前です。入室の準備をしましょう。",
    "/matchings/m/video/v",
    "isBeforeVideoChatPushTenMinute",
  ],
  [
    "video3",
    "ビデオ面談の開始3分前です",
    "佐藤さんとの14:00（日本時間）の面談です。タップして入室できます。",
    "/matchings/m/video/v",
    "isBeforeVideoChatPushThreeMinute",
  ],
  [
    "announcement",
    "運営からのお知らせ",
    `あ い${"う".repeat(57)}`,
    "/notifications",
    "isAnnouncementPush",
  ],
  [
    "recommendMonthly",
    "今月のおすすめ企業",
    "あなたに合いそうな企業をご紹介します",
    "/companies",
    "isRecommendEveryMonthPush",
  ],
  [
    "test",
    "プッシュ通知のテスト",
    "この端末でプッシュ通知を受け取れます。",
    "/notifications",
    undefined,
  ],
])(
  "%s says what it is about, leads there and has its switch",
  (kind, title, body, url, setting) => {
    expect(told[kind]).toMatchObject({ title, body, url });
    expect(pushTemplates[kind].setting).toBe(setting);
  },
);

it("calls a team by no honorific, and cuts no family in half", () => {
  expect(pushText("newMessage", { name: SUPPORT_NAME, matchingId: "m", seq: 1 }).title).toBe(
    SUPPORT_NAME,
  );
  const content = "👨‍👩‍👧".repeat(61);
  expect(pushText("announcement", { announceId: "a", content }).body).toBe("👨‍👩‍👧".repeat(60));
});

it("says nothing of anybody when contents are hidden", () => {
  expect(hiddenPushText("Tefuda")).toEqual({
    title: "Tefuda",
    body: "新しいお知らせがあります",
    url: "/notifications",
    about: "hidden",
  });
});

describe("the quiet hours", () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00+09:00`);
  it.each([
    ["07:59", "2026-11-20T08:00:00+09:00"],
    ["08:00", "2026-11-20T08:00:00+09:00"],
    ["21:59", "2026-11-20T21:59:00+09:00"],
    ["22:00", "2026-11-21T08:00:00+09:00"],
    ["00:00", "2026-11-20T08:00:00+09:00"],
  ])("hold a message of %s until %s", (time, expected) => {
    expect(pushTimes("newMessage", at(time)).sendAt).toEqual(new Date(expected));
    expect(pushTimes("video3", at(time)).sendAt).toEqual(at(time));
  });

  it("let nothing else leave, and by day what is urgent leaves first", () => {
    expect(pushesThatLeaveAt(at("23:00"))).toEqual([["video10", "video3", "test"]]);
    const groups = pushesThatLeaveAt(at("12:00"));
    expect(groups).toEqual([
      ["video10", "video3", "test"],
      ["newMessage", "offer", "matching"],
      ["announcement", "recommendMonthly"],
    ]);
  });
});

it("is worth telling for so many minutes", () => {
  const noon = new Date("2026-11-20T12:00:00+09:00");
  const minutes = pushKinds.map((kind) => {
    const { sendAt, expiresAt } = pushTimes(kind, noon);
    return [kind, (expiresAt.getTime() - sendAt.getTime()) / 60_000];
  });
  expect(Object.fromEntries(minutes)).toEqual({
    newMessage: 1440,
    offer: 4320,
    matching: 1440,
    video10: 3,
    video3: 3,
    announcement: 4320,
    recommendMonthly: 4320,
    test: 5,
  });
});

it("waits longer each time, and as long as it is asked to", () => {
  expect([1, 2, 20].map((attempts) => pushRetryMs(attempts))).toEqual([15_000, 30_000, 1_800_000]);
  expect(pushRetryMs(1, 600_000)).toBe(600_000);
});

describe("where pushes may go", () => {
  it("is not with a browser's service that is unknown here, which is told", () => {
    expect(unknownPushService).toBe(
      "このブラウザーのプッシュ通知には対応していません。別のブラウザーでお試しください。",
    );
  });

  it("is with the services of the browsers in use", () => {
    expect(knownPushServices).toEqual([
      "fcm.googleapis.com",
      "updates.push.services.mozilla.com",
      "*.push.services.mozilla.com",
      "*.notify.windows.com",
      "web.push.apple.com",
      "*.push.apple.com",
    ]);
  });

  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://wns2-par02p.notify.windows.com/w/?token=x",
    "https://web.push.apple.com/abc",
    "https://a1.push.services.mozilla.com/wpush/v2/x",
    "https://api.push.apple.com/3/x",
    "https://FCM.googleapis.com:443/abc",
    `https://fcm.googleapis.com/${"x".repeat(2021)}`,
  ])("is a known service: %s", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user:pass@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://evilnotify.windows.com/x",
    "https://notify.windows.com/x",
    "https://.push.apple.com/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://fcm.googleapis.com./x",
    "javascript:alert(1)",
    "",
    `https://fcm.googleapis.com/${"x".repeat(2022)}`,
  ])("nowhere else: %s", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

  it("may be more, by host and port", () => {
    expect(isPushEndpoint("https://localhost:8443/x", ["localhost:8443"])).toBe(true);
    expect(isPushEndpoint("https://push.example.jp/x", ["push.example.jp:443"])).toBe(true);
    expect(isPushEndpoint("https://localhost:8444/x", ["localhost:8443"])).toBe(false);
    expect(
      ["push.example.jp", "*.example.jp", "localhost:1", "x.jp:65535"].every(isPushService),
    ).toBe(true);
    expect(["*", "https://x.jp", "x.jp/a", "*.*.jp", "x.jp:65536", ""].some(isPushService)).toBe(
      false,
    );
  });
});

it("takes a browser's keys and no others", () => {
  const browser = {
    endpoint: "https://fcm.googleapis.com/x",
    p256dh: `BA${"A".repeat(85)}`,
    auth: "A".repeat(22),
  };
  const takes = (more: object) => subscribePushSchema.safeParse({ ...browser, ...more }).success;
  expect(takes({})).toBe(true);
  expect(takes({ p256dh: `CA${"A".repeat(85)}` })).toBe(false);
  expect(takes({ p256dh: `BA${"A".repeat(84)}` })).toBe(false);
  expect(takes({ auth: "A".repeat(21) })).toBe(false);
  expect(takes({ auth: `${"A".repeat(21)}B` })).toBe(false);
  expect(takes({ endpoint: "x".repeat(10_000) })).toBe(false);
  expect([takes({ endpoint: "x" }), takes({ endpoint: "" })]).toEqual([true, false]);
});
