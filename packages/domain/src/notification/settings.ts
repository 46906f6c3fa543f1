import { z } from "zod";

/** Notification settings of a user (spec 3 · Notification settings), all on by default. */
export const notificationSettings = [
  "isNewMessageMail",
  "isNewMessagePush",
  "isBeforeVideoChatPushTenMinute",
  "isBeforeVideoChatPushThreeMinute",
  "isRecommendEveryMonthPush",
  "isAnnouncementPush",
] as const;
export type NotificationSetting = (typeof notificationSettings)[number];

export const notificationSettingLabels = {
  isNewMessageMail: "新着メッセージのメール通知",
  isNewMessagePush: "新着メッセージのプッシュ通知",
  isBeforeVideoChatPushTenMinute: "ビデオ面談開始10分前のプッシュ通知",
  isBeforeVideoChatPushThreeMinute: "ビデオ面談開始3分前のプッシュ通知",
  isRecommendEveryMonthPush: "毎月のおすすめ企業のプッシュ通知",
  isAnnouncementPush: "運営からのお知らせのプッシュ通知",
} as const satisfies Record<NotificationSetting, string>;

/**
 * All that can be switched: the settings, whether pushes say what they are about, and the news that the
 * third box of the sign-up asks for. Whoever has agreed to news must be able to take it back.
 */
export const switchableSettings = [
  ...notificationSettings,
  "isContentHidden",
  "isNewsMail",
] as const;
export type SwitchableSetting = (typeof switchableSettings)[number];

export const switchableSettingLabels = {
  ...notificationSettingLabels,
  isContentHidden: "通知に内容を表示しない",
  isNewsMail: "おすすめ企業などのお知らせメール",
} as const satisfies Record<SwitchableSetting, string>;

/** Which of them are on. */
export type NotificationSettings = Readonly<Record<SwitchableSetting, boolean>>;

export const defaultNotificationSettings: NotificationSettings = {
  isNewMessageMail: true,
  isNewMessagePush: true,
  isBeforeVideoChatPushTenMinute: true,
  isBeforeVideoChatPushThreeMinute: true,
  isRecommendEveryMonthPush: true,
  isAnnouncementPush: true,
  isContentHidden: false,
  isNewsMail: false,
};

/** A change of some settings; the others stay as they are. */
export const notificationSettingsSchema = z.partialRecord(z.enum(switchableSettings), z.boolean());
export const updateNotificationSettingsSchema = z.object({ settings: notificationSettingsSchema });
export type NotificationSettingsUpdate = z.output<typeof updateNotificationSettingsSchema>;
