import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import type { mailOutbox } from "@tefuda/db/schema/mail";
import { notificationSettings } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import {
  isMailForMembers,
  provesAddress,
  settingOfMail,
} from "@tefuda/domain/notification/mail-rules";
import { defaultNotificationSettings } from "@tefuda/domain/notification/settings";
import type { Ctx } from "../kernel/context.ts";
import { NOBODY } from "./enqueue-mail.ts";
import { isRefusedAddress } from "./refused-address.ts";
import { isStillTrue } from "./still-true.ts";

type LeavingMail = Pick<
  typeof mailOutbox.$inferSelect,
  "template" | "userId" | "to" | "dedupeKey" | "params"
>;

/** Where a mail goes at the moment it leaves, if it is wanted, and its address is none that takes no mails. */
export async function leavingAddress(
  app: Pick<Ctx, "db" | "clock">,
  mail: LeavingMail,
): Promise<string | undefined> {
  const address = await wantedAt(app, mail);
  if (address === undefined || provesAddress(mail.template)) return address;
  return (await isRefusedAddress(app.db, address)) ? undefined : address;
}

/**
 * Where a mail goes at the moment it leaves, which may be a night after it was written: mails for
 * members to the address that they have now, all others to the one of when they were written. Undefined
 * when it is not wanted any more: its setting was switched off since, whoever gets it was suspended, has
 * left or belongs to a company that stopped, or what it says is not so any more. Nobody's mail goes nowhere.
 */
async function wantedAt(
  app: Pick<Ctx, "db" | "clock">,
  { template, userId, to, dedupeKey, params }: LeavingMail,
): Promise<string | undefined> {
  if (to === NOBODY) return undefined;
  const setting = settingOfMail(template);
  if (!userId || !(setting || isMailForMembers(template))) return to;
  const [reader] = await app.db
    .select({
      email: users.email,
      suspendedAt: users.suspendedAt,
      withdrawalRequestedAt: users.withdrawalRequestedAt,
      erasedAt: users.erasedAt,
      removedAt: aces.removedAt,
      companyStatus: companies.status,
      isNewMessageMail: notificationSettings.isNewMessageMail,
      isNewsMail: notificationSettings.isNewsMail,
    })
    .from(users)
    .leftJoin(aces, eq(aces.id, users.id))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (!reader) return undefined;
  const { suspendedAt, withdrawalRequestedAt, erasedAt, removedAt, companyStatus } = reader;
  if (suspendedAt || withdrawalRequestedAt || erasedAt || removedAt) return undefined;
  if (companyStatus && companyStatus !== "active") return undefined;
  if (setting && !(reader[setting] ?? defaultNotificationSettings[setting])) return undefined;
  return (await isStillTrue(app, { template, userId, dedupeKey, params }))
    ? reader.email
    : undefined;
}
