import type { MailParams, MailTemplate } from "@tefuda/domain/notification/mails.ja";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { users } from "./account.ts";
import { id, moment, noIds, notNegative, oneOf } from "./columns.ts";

export const mailStatuses = ["waiting", "sent", "failed"] as const;

/** A file that goes out with a mail, such as an invitation to a calendar. */
export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

/** Mails are written with the change that causes them and sent afterwards. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: id(),
    template: text().$type<MailTemplate>().notNull(),
    to: text().notNull(),
    /** Whom the mail is for; absent for visitors. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** What fills its template; it is written out when it leaves. */
    params: jsonb().$type<MailParams[MailTemplate]>().notNull(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    /** Whose names stand in it: it goes when one of them is erased. */
    aboutUserIds: uuid().array().notNull().default(noIds),
    /** Two mails of one key are one mail. */
    dedupeKey: text(),
    status: text({ enum: mailStatuses }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    sentAt: moment(),
    lastError: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("mail_outbox_dedupe_key_key").on(t.dedupeKey),
    oneOf("mail_outbox_status_check", t.status, mailStatuses),
    notNegative("mail_outbox_attempts_check", t.attempts),
    index("mail_outbox_next_attempt_at_idx")
      .on(t.nextAttemptAt)
      .where(sql`${t.status} = 'waiting'`),
    index("mail_outbox_created_at_idx").on(t.createdAt, t.id),
    index("mail_outbox_user_id_idx").on(t.userId),
    index("mail_outbox_about_user_ids_idx").using("gin", t.aboutUserIds),
  ],
);
