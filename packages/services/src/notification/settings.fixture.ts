import type { Db } from "@tefuda/db/client";
import { notificationSettings } from "@tefuda/db/schema/notification";
import type { NotificationSettingsUpdate } from "@tefuda/domain/notification/settings";

/** Switches settings of a user, as the user would. */
export async function updateSettings(
  db: Db,
  userId: string,
  settings: NotificationSettingsUpdate["settings"],
): Promise<void> {
  const change = { ...settings, updatedAt: new Date("2026-04-03T01:00:00Z") };
  await db
    .insert(notificationSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: change });
}
