import { UNREAD_COUNT_MAX } from "./constants.ts";

/** A number of unread things as badges and names say it. */
export const unreadText = (unread: number): string =>
  unread < UNREAD_COUNT_MAX ? String(unread) : `${UNREAD_COUNT_MAX - 1}+`;

/** Texts of the notification screen. */
export const notificationScreenTexts = {
  heading: "お知らせ",
  notifications: "通知",
  announces: "運営から",
  markAllRead: "すべて既読にする",
  empty: "お知らせはありません。",
  /** Of the bell, with what is unread; `99+` and more are one. */
  bell: (unread: number) => (unread > 0 ? `お知らせ（未読${unreadText(unread)}件）` : "お知らせ"),
} as const;
