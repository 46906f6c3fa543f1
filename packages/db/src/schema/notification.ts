import { announceTargets } from "@tefuda/domain/notification/constants";
import { notificationTypes } from "@tefuda/domain/notification/types";
import { boolean, index, integer, pgTable, text, unique, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { operators, users } from "./account.ts";
import { id, moment, noIds, notNegative, oneOf } from "./columns.ts";

export const announces = pgTable(
  "announces",
  {
    id: id(),
    content: text().notNull(),
    target: text({ enum: announceTargets }).notNull().default("all"),
    /** From here on its readers see it. */
    publishAt: moment().notNull(),
    /** When its readers were told of it, by push as well; later than `publishAt` by a job's pace. */
    toldAt: moment(),
    withdrawnAt: moment(),
    publishedBy: uuid().references(() => operators.id, { onDelete: "set null" }),
    withdrawnBy: uuid().references(() => operators.id, { onDelete: "set null" }),
    lockVersion: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    oneOf("announces_target_check", t.target, announceTargets),
    notNegative("announces_lock_version_check", t.lockVersion),
    index("announces_publish_at_idx").on(t.publishAt, t.id),
    index("announces_created_at_idx").on(t.createdAt, t.id),
    index("announces_untold_idx")
      .on(t.publishAt)
      .where(sql`${t.toldAt} is null and ${t.withdrawnAt} is null`),
    index("announces_published_by_idx").on(t.publishedBy),
    index("announces_withdrawn_by_idx").on(t.withdrawnBy),
  ],
);

/** The announcements that a user has read; the key is the user's id. */
export const announceMarks = pgTable("announce_marks", {
  id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  announceIds: uuid().array().notNull().default(noIds),
  createdAt: moment().notNull(),
});

export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text({ enum: notificationTypes }).notNull(),
    content: text().notNull(),
    /** The page that it leads to. */
    link: text(),
    imageURL: text(),
    /** Whose name or picture it has: it goes when that person is erased. */
    aboutUserId: uuid(),
    isRead: boolean().notNull().default(false),
    /** Two notifications of one key to one user are one. */
    dedupeKey: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    oneOf("notifications_type_check", t.type, notificationTypes),
    unique("notifications_user_id_dedupe_key_key").on(t.userId, t.dedupeKey),
    index("notifications_user_id_created_at_idx").on(t.userId, t.createdAt, t.id),
    index("notifications_unread_idx").on(t.userId).where(sql`not ${t.isRead}`),
    index("notifications_created_at_idx").on(t.createdAt),
    index("notifications_about_user_id_idx")
      .on(t.aboutUserId)
      .where(sql`${t.aboutUserId} is not null`),
  ],
);

/** A missing row means that every setting has its first value. */
export const notificationSettings = pgTable("notification_settings", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  isAnnouncementPush: boolean().notNull().default(true),
  isBeforeVideoChatPushTenMinute: boolean().notNull().default(true),
  isBeforeVideoChatPushThreeMinute: boolean().notNull().default(true),
  isRecommendEveryMonthPush: boolean().notNull().default(true),
  isNewMessageMail: boolean().notNull().default(true),
  isNewMessagePush: boolean().notNull().default(true),
  /** Pushes say only that something new has come. */
  isContentHidden: boolean().notNull().default(false),
  /** Mails with recommended companies, by the third box of the sign-up. */
  isNewsMail: boolean().notNull().default(false),
  updatedAt: moment().notNull(),
});
