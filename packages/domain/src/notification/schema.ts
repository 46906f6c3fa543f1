import { z } from "zod";
import { moment } from "../validation/dates.ts";
import { uuid } from "../validation/fields.ts";

/** One's own notifications, the newest first. */
export const listNotificationsSchema = z.object({ cursor: z.string().max(200).optional() });
export type ListNotifications = z.output<typeof listNotificationsSchema>;

export const readNotificationSchema = z.object({ notificationId: uuid });
export type ReadNotification = z.output<typeof readNotificationSchema>;

/** The page that somebody has before them, by its path without a query. */
export const openedPageSchema = z.object({ path: z.string().startsWith("/").max(200) });
export type OpenedPage = z.output<typeof openedPageSchema>;

export const readAnnounceSchema = z.object({ announceId: uuid });
export type ReadAnnounce = z.output<typeof readAnnounceSchema>;

/** Marks everything up to the newest that was on the screen: what arrives meanwhile stays unread. */
export const markAllReadSchema = z.object({ until: moment });
export type MarkAllRead = z.output<typeof markAllReadSchema>;
