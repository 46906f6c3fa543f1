import { alias } from "@tefuda/db/pg-core";
import { actionCodes, sessions } from "@tefuda/db/schema/account";
import { mailOutbox } from "@tefuda/db/schema/mail";
import {
  activityHistories,
  analyticsEvents,
  auditLogs,
  errorLogs,
} from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq, exists, gt, lt, ne, or } from "@tefuda/db/sql";
import {
  ACTION_CODE_KEPT_DAYS,
  ACTIVITY_KEPT_DAYS,
  AUDIT_LOG_KEPT_YEARS,
  ERROR_LOG_KEPT_DAYS,
  EVENT_KEPT_MONTHS,
  MAIL_KEPT_DAYS,
  NOTIFICATION_KEPT_YEARS,
  READING_LOG_KEPT_YEARS,
} from "@tefuda/domain/monitoring/retention";
import { addCalendarMonths, addJstDays } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";

const MONTHS_A_YEAR = 12;

/**
 * Deletes errors, activities, events of use, notifications, mails that left or were given up, links that stopped
 * working and the record of who did what once they are older than the privacy policy allows, and sessions that
 * have run out and were followed by others.
 */
export async function purgeRecords({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const now = clock();
  const yearsAgo = (years: number) => addCalendarMonths(now, -years * MONTHS_A_YEAR);
  await db.delete(errorLogs).where(lt(errorLogs.createdAt, addJstDays(now, -ERROR_LOG_KEPT_DAYS)));
  await db
    .delete(activityHistories)
    .where(lt(activityHistories.createdAt, addJstDays(now, -ACTIVITY_KEPT_DAYS)));
  await db
    .delete(analyticsEvents)
    .where(lt(analyticsEvents.createdAt, addCalendarMonths(now, -EVENT_KEPT_MONTHS)));
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, yearsAgo(NOTIFICATION_KEPT_YEARS)));
  await db
    .delete(mailOutbox)
    .where(
      and(
        lt(mailOutbox.createdAt, addJstDays(now, -MAIL_KEPT_DAYS)),
        ne(mailOutbox.status, "waiting"),
      ),
    );
  // The last one of an account stays: it says when the account was last used.
  const later = alias(sessions, "later");
  await db.delete(sessions).where(
    and(
      lt(sessions.expiresAt, now),
      exists(
        db
          .select({ id: later.id })
          .from(later)
          .where(and(eq(later.userId, sessions.userId), gt(later.updatedAt, sessions.updatedAt))),
      ),
    ),
  );
  await db
    .delete(actionCodes)
    .where(lt(actionCodes.expiresAt, addJstDays(now, -ACTION_CODE_KEPT_DAYS)));
  await db
    .delete(auditLogs)
    .where(
      or(
        lt(auditLogs.createdAt, yearsAgo(READING_LOG_KEPT_YEARS)),
        and(
          lt(auditLogs.createdAt, yearsAgo(AUDIT_LOG_KEPT_YEARS)),
          ne(auditLogs.actorType, "operator"),
        ),
      ),
    );
}
