import { sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { notificationSettings } from "@tefuda/db/schema/notification";
import { pushSubscriptions } from "@tefuda/db/schema/push";
import { and, eq, gt } from "@tefuda/db/sql";
import { defaultNotificationSettings } from "@tefuda/domain/notification/settings";
import { type PushKind, pushTemplates } from "@tefuda/domain/push/pushes.ja";
import type { Ctx } from "../kernel/context.ts";
import type { WaitingPush } from "./still-true.ts";

/** Pushes about what a restricted user can do nothing with. */
const closedToRestricted: ReadonlySet<string> = new Set<PushKind>(["offer", "recommendMonthly"]);

/**
 * Whom a push goes to at the moment it leaves, which may be a night after it was written. Undefined when
 * it is not wanted any more: the browser is another user's or its session is over, the setting was
 * switched off since, or the user was suspended, restricted, has left or works for a company that stopped.
 */
export async function readReader(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { userId, subscriptionId, kind }: WaitingPush,
) {
  const now = clock();
  const [reader] = await db
    .select({
      browser: pushSubscriptions,
      settings: notificationSettings,
      user: users,
      removedAt: aces.removedAt,
      companyStatus: companies.status,
    })
    .from(pushSubscriptions)
    .innerJoin(
      sessions,
      and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, now)),
    )
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(aces, eq(aces.id, users.id))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(eq(pushSubscriptions.id, subscriptionId), eq(pushSubscriptions.userId, userId)));
  if (!reader) return undefined;
  const { browser, user, settings, removedAt, companyStatus } = reader;
  if (user.suspendedAt || user.withdrawalRequestedAt || user.erasedAt || removedAt)
    return undefined;
  if (companyStatus && companyStatus !== "active") return undefined;
  const { restrictedAt, restrictedUntil } = user;
  const isRestricted = restrictedAt && (!restrictedUntil || restrictedUntil > now);
  if (isRestricted && closedToRestricted.has(kind)) return undefined;
  const { setting } = pushTemplates[kind as PushKind];
  if (setting && !(settings ?? defaultNotificationSettings)[setting]) return undefined;
  return { browser, isContentHidden: settings?.isContentHidden ?? false };
}
