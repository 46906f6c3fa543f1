import { describe, expect, it } from "vitest";
import { isAnnounceRead, isQuietHour } from "./policy.ts";
import { listNotificationsSchema, markAllReadSchema, openedPageSchema } from "./schema.ts";
import { notificationScreenTexts } from "./screen-texts.ja.ts";
import {
  defaultNotificationSettings,
  notificationSettingLabels,
  notificationSettings,
  updateNotificationSettingsSchema,
} from "./settings.ts";
import {
  notificationTemplates,
  notificationText,
  notificationTypes,
  supportMessageContent,
} from "./types.ts";

describe("notifications", () => {
  it("fill their text and their link", () => {
    expect(
      notificationText("scheduleFixed", {
        name: "佐藤健",
        date: "2025年4月3日（木）",
        time: "14:00",
        id: "m",
      }),
    ).toEqual({
      content: "佐藤健さんとの面談が2025年4月3日（木） 14:00（日本時間）に確定しました。",
      link: "/matchings/m",
    });
  });

  it("are 34 types, each ending as a sentence and leading into the site", () => {
    const types = `offerReceived offerExpiring likeReceived likeAccepted matchingEstablished
      messageReceived scheduleProposed scheduleFixed rescheduleRequested scheduleExpired
      scheduleWithdrawn scheduleCancelled videoChatSoon videoChatDone turnEnding
      matchingReleased judgementPassed judgementRemanded judgementRejected recommendMonthly
      willingnessReminder recruitmentUpdated keepExpiring recruitmentConfirm recruitmentPaused
      offerClosed likeClosed aceChanged threadHandedOver offerQuotaLow hiddenCompanyMatched
      identityAccepted identityDeclined authorityChanged`;
    expect(notificationTypes).toEqual(types.split(/\s+/));
    for (const type of notificationTypes) {
      expect(notificationTemplates[type].content).toMatch(/[。？]$/);
      expect(notificationTemplates[type].link).toMatch(/^\//);
    }
  });

  it("say every time with its zone", () => {
    for (const type of notificationTypes)
      expect(notificationTemplates[type].content).not.toMatch(/\{time\}(?!（日本時間）)/);
  });

  it("are the six settings, all on by default, and change one by one", () => {
    expect(notificationSettings.map((key) => [key, notificationSettingLabels[key]])).toEqual([
      ["isNewMessageMail", "新着メッセージのメール通知"],
      ["isNewMessagePush", "新着メッセージのプッシュ通知"],
      ["isBeforeVideoChatPushTenMinute", "ビデオ面談開始10分前のプッシュ通知"],
      ["isBeforeVideoChatPushThreeMinute", "ビデオ面談開始3分前のプッシュ通知"],
      ["isRecommendEveryMonthPush", "毎月のおすすめ企業のプッシュ通知"],
      ["isAnnouncementPush", "運営からのお知らせのプッシュ通知"],
    ]);
    expect(defaultNotificationSettings).toEqual({
      isNewMessageMail: true,
      isNewMessagePush: true,
      isBeforeVideoChatPushTenMinute: true,
      isBeforeVideoChatPushThreeMinute: true,
      isRecommendEveryMonthPush: true,
      isAnnouncementPush: true,
      isContentHidden: false,
      isNewsMail: false,
    });
    const change = (settings: object) =>
      updateNotificationSettingsSchema.safeParse({ settings }).success;
    expect(change({ isNewMessageMail: false })).toBe(true);
    expect(change({ isSomethingElse: false })).toBe(false);
    expect(change({ isNewMessageMail: "no" })).toBe(false);
  });

  it("name the bell by what is unread, up to ninety-nine", () => {
    const { bell } = notificationScreenTexts;
    expect([0, 1, 99, 100, 200].map(bell)).toEqual([
      "お知らせ",
      "お知らせ（未読1件）",
      "お知らせ（未読99件）",
      "お知らせ（未読99+件）",
      "お知らせ（未読99+件）",
    ]);
    expect(markAllReadSchema.safeParse({ until: new Date(Number.NaN) }).success).toBe(false);
    expect(supportMessageContent).toBe("サポートからメッセージが届きました。");
  });

  it("bound what a browser tells of a page and of a list", () => {
    const cursor = (length: number) =>
      listNotificationsSchema.safeParse({ cursor: "a".repeat(length) }).success;
    expect([200, 201].map(cursor)).toEqual([true, false]);
    const path = (length: number) =>
      openedPageSchema.safeParse({ path: `/${"a".repeat(length - 1)}` }).success;
    expect([1, 200, 201].map(path)).toEqual([true, true, false]);
    expect(openedPageSchema.safeParse({ path: "offers" }).success).toBe(false);
  });

  it("know what is read and when to be quiet", () => {
    const since = new Date("2026-04-01T00:00:00Z");
    const announce = (id: string, createdAt: Date) => ({ id, createdAt });
    const reader = { readIds: ["a"], since };
    expect(isAnnounceRead(announce("a", since), reader)).toBe(true);
    expect(isAnnounceRead(announce("b", since), reader)).toBe(false);
    expect(isAnnounceRead(announce("b", new Date(since.getTime() - 1)), reader)).toBe(true);
    expect(isAnnounceRead(announce("b", since), { readIds: [], since: undefined })).toBe(false);
    const at = (time: string) => isQuietHour(new Date(`2026-04-01T${time}:00+09:00`));
    expect(["21:59", "22:00", "07:59", "08:00"].map(at)).toEqual([false, true, true, false]);
  });
});
