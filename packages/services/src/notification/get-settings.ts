import type { Db } from "@tefuda/db/client";
import { notificationSettings as table } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import {
  defaultNotificationSettings,
  type NotificationSettings,
} from "@tefuda/domain/notification/settings";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/**
 * What a member wants to be told of; every setting is on until it is switched off, save for news, which
 * are asked for at the sign-up, and for hiding what pushes say (spec 3 · Notification settings).
 */
export function getNotificationSettings(ctx: Ctx<MemberActor>): Promise<NotificationSettings> {
  return readNotificationSettings(ctx.db, ctx.actor.userId);
}

/** The settings of a user, for whoever is about to send something. */
export async function readNotificationSettings(
  db: Db,
  userId: string,
): Promise<NotificationSettings> {
  const [row] = await db
    .select({
      isNewMessageMail: table.isNewMessageMail,
      isNewMessagePush: table.isNewMessagePush,
      isBeforeVideoChatPushTenMinute: table.isBeforeVideoChatPushTenMinute,
      isBeforeVideoChatPushThreeMinute: table.isBeforeVideoChatPushThreeMinute,
      isRecommendEveryMonthPush: table.isRecommendEveryMonthPush,
      isAnnouncementPush: table.isAnnouncementPush,
      isContentHidden: table.isContentHidden,
      isNewsMail: table.isNewsMail,
    })
    .from(table)
    .where(eq(table.userId, userId));
  return row ?? defaultNotificationSettings;
}
