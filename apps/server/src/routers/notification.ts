import {
  listNotificationsSchema,
  markAllReadSchema,
  openedPageSchema,
  readAnnounceSchema,
  readNotificationSchema,
} from "@tefuda/domain/notification/schema";
import { updateNotificationSettingsSchema } from "@tefuda/domain/notification/settings";
import { countUnreadNotices } from "@tefuda/services/notification/count-unread";
import { getNotificationSettings } from "@tefuda/services/notification/get-settings";
import { listNotifications } from "@tefuda/services/notification/list-notifications";
import { markOpened } from "@tefuda/services/notification/mark-opened";
import {
  markAllRead,
  markAnnounceRead,
  markNotificationRead,
} from "@tefuda/services/notification/mark-read";
import { updateNotificationSettings } from "@tefuda/services/notification/update-settings";
import { procedure, router } from "../trpc/procedure.ts";

export const notificationRouter = router({
  list: procedure
    .access("notification:own")
    .input(listNotificationsSchema)
    .query(({ ctx, input }) => listNotifications(ctx, input)),
  /** How much is unread, as the live topic of the same name says it. */
  unread: procedure.access("notification:own").query(({ ctx }) => countUnreadNotices(ctx)),
  markRead: procedure
    .access("notification:own")
    .input(readNotificationSchema)
    .mutation(({ ctx, input }) => markNotificationRead(ctx, input)),
  markAnnounceRead: procedure
    .access("notification:own")
    .input(readAnnounceSchema)
    .mutation(({ ctx, input }) => markAnnounceRead(ctx, input)),
  markAllRead: procedure
    .access("notification:own")
    .input(markAllReadSchema)
    .mutation(({ ctx, input }) => markAllRead(ctx, input)),
  /** The caller has a page open: what would lead there is read. */
  markOpened: procedure
    .access("notification:own")
    .input(openedPageSchema)
    .mutation(({ ctx, input }) => markOpened(ctx, input)),
  /** What the caller wants to be told of (spec 3 · Notification settings). */
  settings: procedure.access("notification:own").query(({ ctx }) => getNotificationSettings(ctx)),
  updateSettings: procedure
    .access("notification:own")
    .input(updateNotificationSettingsSchema)
    .mutation(({ ctx, input }) => updateNotificationSettings(ctx, input)),
});
