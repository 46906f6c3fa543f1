import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { notificationSettings } from "@tefuda/db/schema/notification";
import { isMailForMembers, settingOfMail } from "@tefuda/domain/notification/mail-rules";
import type { MailTemplate } from "@tefuda/domain/notification/mails.ja";
import { defaultNotificationSettings } from "@tefuda/domain/notification/settings";
import { eq } from "drizzle-orm";

/**
 * Whether a mail is still wanted at the moment it leaves, which may be a night after it was written:
 * its setting was not switched off since, and whoever gets it was not suspended and has not left.
 */
export async function isWanted(
  db: Db,
  { template, userId }: { readonly template: MailTemplate; readonly userId: string | null },
): Promise<boolean> {
  const setting = settingOfMail(template);
  if (!userId || !(setting || isMailForMembers(template))) return true;
  const [reader] = await db
    .select({
      suspendedAt: users.suspendedAt,
      withdrawalRequestedAt: users.withdrawalRequestedAt,
      removedAt: aces.removedAt,
      isNewMessageMail: notificationSettings.isNewMessageMail,
      isNewsMail: notificationSettings.isNewsMail,
    })
    .from(users)
    .leftJoin(aces, eq(aces.id, users.id))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (!reader) return false;
  if (reader.suspendedAt || reader.withdrawalRequestedAt || reader.removedAt) return false;
  return !setting || (reader[setting] ?? defaultNotificationSettings[setting]);
}
