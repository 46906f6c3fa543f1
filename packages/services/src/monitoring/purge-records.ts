import { mailOutbox } from "@tefuda/db/schema/mail";
import {
  activityHistories,
  analyticsEvents,
  auditLogs,
  errorLogs,
} from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import {
  ACTIVITY_KEPT_DAYS,
  AUDIT_LOG_KEPT_YEARS,
  ERROR_LOG_KEPT_DAYS,
  EVENT_KEPT_MONTHS,
  MAIL_KEPT_DAYS,
  NOTIFICATION_KEPT_YEARS,
  READING_LOG_KEPT_YEARS,
} from "@tefuda/domain/monitoring/retention";
import { addCalendarMonths, addJstDays } from "@tefuda/domain/time/jst";
import { and, lt, ne, or } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

const MONTHS_A_YEAR = 12;

/**
 * Deletes errors, activities, events of use, notifications, mails that left or were given up, and the record of who did
 * what once they are older than the privacy policy allows.
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
