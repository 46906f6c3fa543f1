import type { Db } from "@tefuda/db/client";
import { accounts, consents, sessions, users } from "@tefuda/db/schema/account";
import { chatMessages } from "@tefuda/db/schema/chat";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { activityHistories, analyticsEvents } from "@tefuda/db/schema/monitoring";
import { announceMarks, notificationSettings, notifications } from "@tefuda/db/schema/notification";
import { reports } from "@tefuda/db/schema/report";
import { calendarLinks } from "@tefuda/db/schema/schedule";
import { uploads } from "@tefuda/db/schema/upload";
import { reviews } from "@tefuda/db/schema/video";
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from "@tefuda/db/sql";
import { deviceName } from "@tefuda/domain/account/device-name.ja";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { readPushBrowsers } from "../push/list-browsers.ts";
import { readAvailableHours } from "../schedule/available-hours.ts";
import { collectAce } from "./collect-ace.ts";
import { collectInterviews } from "./collect-interviews.ts";
import { collectJoker } from "./collect-joker.ts";
import { collectSchedules } from "./collect-schedules.ts";
import { collectThreads } from "./collect-threads.ts";

/**
 * Everything that the product keeps of a member: what they entered, did and received. Of others it
 * holds what the member could read on screen, and nothing that a company wrote for itself.
 */
export async function collectOwnData(db: Db, actor: MemberActor, now: Date) {
  const { userId } = actor;
  return {
    exportedAt: now,
    account: await readAccount(db, userId),
    ...(actor.kind === "joker" ? await collectJoker(db, userId) : await collectAce(db, userId)),
    threads: await collectThreads(db, actor, now),
    schedules: await collectSchedules(db, actor),
    interviews: await collectInterviews(db, actor),
    pushBrowsers: (await readPushBrowsers(db, userId, now)).map(({ userAgent, createdAt }) => ({
      deviceName: deviceName(userAgent),
      createdAt,
    })),
    ...(await collectRecords(db, userId)),
  };
}

async function readAccount(db: Db, userId: string) {
  const [account] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      createdAt: users.createdAt,
      lastSignedInAt: users.lastSignedInAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new AppError("dataNotFound");
  return { ...account, signInProviders: await readProviders(db, userId) };
}

/** The providers by which a member signs in, and whom each knows them as. */
const readProviders = (db: Db, userId: string) =>
  db
    .select({
      provider: accounts.providerId,
      accountId: accounts.accountId,
      linkedAt: accounts.createdAt,
    })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, "credential")))
    .orderBy(asc(accounts.createdAt));

/** The announcements that a member has read, by their ids. */
async function readMarks(db: Db, userId: string): Promise<readonly string[]> {
  const [marks] = await db
    .select({ ids: announceMarks.announceIds })
    .from(announceMarks)
    .where(eq(announceMarks.id, userId));
  return marks?.ids ?? [];
}

/** What is kept of every member, whichever side they are on. */
async function collectRecords(db: Db, userId: string) {
  return {
    consents: await db
      .select({ kind: consents.kind, version: consents.version, agreedAt: consents.agreedAt })
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(asc(consents.agreedAt)),
    sessions: await db
      .select({
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.updatedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    availableHours: await readAvailableHours(db, userId),
    calendarLinks: await db
      .select({
        provider: calendarLinks.provider,
        scope: calendarLinks.scope,
        linkedAt: calendarLinks.linkedAt,
        expiredAt: calendarLinks.expiredAt,
      })
      .from(calendarLinks)
      .where(eq(calendarLinks.userId, userId)),
    notificationSettings: await readNotificationSettings(db, userId),
    notifications: await db
      .select({
        type: notifications.type,
        content: notifications.content,
        isRead: notifications.isRead,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt)),
    announcesRead: await readMarks(db, userId),
    reports: await db
      .select({
        reasons: reports.reportReasons,
        content: reports.content,
        status: reports.status,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.reporterId, userId))
      .orderBy(asc(reports.createdAt)),
    reviews: await db
      .select({
        interviewAt: reviews.interviewAt,
        rating: reviews.rating,
        tags: reviews.tags,
        comment: reviews.comment,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .where(eq(reviews.userId, userId))
      .orderBy(asc(reviews.createdAt)),
    inquiries: await db
      .select({
        category: inquiries.category,
        content: inquiries.content,
        createdAt: inquiries.createdAt,
      })
      .from(inquiries)
      .where(eq(inquiries.userId, userId))
      .orderBy(asc(inquiries.createdAt)),
    files: await db
      .select({
        kind: uploads.kind,
        name: uploads.name,
        size: uploads.size,
        createdAt: uploads.createdAt,
      })
      .from(uploads)
      .where(
        and(
          eq(uploads.ownerId, userId),
          isNotNull(uploads.storedAt),
          ne(uploads.kind, "dataExport"),
          isStillTheirs,
        ),
      )
      .orderBy(asc(uploads.createdAt)),
    activities: await db
      .select({
        activity: activityHistories.activity,
        platform: activityHistories.platform,
        createdAt: activityHistories.createdAt,
      })
      .from(activityHistories)
      .where(eq(activityHistories.userId, userId))
      .orderBy(asc(activityHistories.createdAt)),
    events: await db
      .select({ name: analyticsEvents.name, createdAt: analyticsEvents.createdAt })
      .from(analyticsEvents)
      .where(eq(analyticsEvents.userId, userId))
      .orderBy(asc(analyticsEvents.createdAt)),
  };
}

/** A file of a thread that has ended, or of a message that was taken down, is named nowhere. */
const isStillTheirs = or(
  ne(uploads.kind, "chatFile"),
  isNull(uploads.attachedAt),
  and(
    isNotNull(uploads.matchingId),
    sql`not exists (select 1 from ${chatMessages}
      where ${chatMessages.id} = ${uploads.messageId} and ${chatMessages.removedAt} is not null)`,
  ),
);

async function readNotificationSettings(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, id));
  if (!row) return null;
  const { userId: _, ...settings } = row;
  return settings;
}
