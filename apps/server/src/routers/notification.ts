import { updateNotificationSettingsSchema } from "@tefuda/domain/notification/settings";
import { getNotificationSettings } from "@tefuda/services/notification/get-settings";
import { updateNotificationSettings } from "@tefuda/services/notification/update-settings";
import { procedure, router } from "../trpc/procedure.ts";

export const notificationRouter = router({
  /** What the caller wants to be told of (spec 3 · Notification settings). */
  settings: procedure.access("notification:own").query(({ ctx }) => getNotificationSettings(ctx)),
  updateSettings: procedure
    .access("notification:own")
    .input(updateNotificationSettingsSchema)
    .mutation(({ ctx, input }) => updateNotificationSettings(ctx, input)),
});
