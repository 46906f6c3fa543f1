import { notificationSettings } from "@tefuda/db/schema/notification";
import type {
  NotificationSettings,
  NotificationSettingsUpdate,
} from "@tefuda/domain/notification/settings";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { readNotificationSettings } from "./get-settings.ts";

/**
 * Switches some of the caller's notification settings and leaves the others, so that two switches
 * pressed at once do not undo each other; answers them all (spec 7 · Writes).
 */
export async function updateNotificationSettings(
  ctx: Ctx<MemberActor>,
  { settings }: NotificationSettingsUpdate,
): Promise<NotificationSettings> {
  const { userId } = ctx.actor;
  const change = { ...settings, updatedAt: ctx.clock() };
  if (Object.keys(settings).length > 0)
    await ctx.db
      .insert(notificationSettings)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: change });
  return readNotificationSettings(ctx.db, userId);
}
