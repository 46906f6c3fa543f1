import { index, integer, jsonb, pgTable, text, unique, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { sessions, users } from "./account.ts";
import { id, moment, notNegative } from "./columns.ts";

/** The pair of keys (VAPID) by which push services know the product; made at its first start. */
export const pushKeys = pgTable("push_keys", {
  /** There is one pair, and this is its name: a second start finds it taken. */
  name: text().primaryKey(),
  publicKey: text().notNull(),
  sealedPrivateKey: text().notNull(),
  createdAt: moment().notNull(),
});

/** A browser that a user lets pushes come to; it ends with the session it was given in. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text(),
    failedCount: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("push_subscriptions_endpoint_key").on(t.endpoint),
    notNegative("push_subscriptions_failed_count_check", t.failedCount),
    index("push_subscriptions_user_id_idx").on(t.userId, t.createdAt),
    index("push_subscriptions_session_id_idx").on(t.sessionId),
  ],
);

/** Pushes wait here, one row for each browser, through the quiet hours and until their time. */
export const pushOutbox = pgTable(
  "push_outbox",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    params: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Whose name stands in it: it goes when that person is erased. */
    aboutUserId: uuid(),
    /** Two pushes of one key to one browser are one. */
    dedupeKey: text(),
    sendAt: moment().notNull(),
    /** Nobody is told of it from here on. */
    expiresAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("push_outbox_subscription_id_dedupe_key_key").on(t.subscriptionId, t.dedupeKey),
    notNegative("push_outbox_attempts_check", t.attempts),
    index("push_outbox_user_id_idx").on(t.userId),
    index("push_outbox_about_user_id_idx")
      .on(t.aboutUserId)
      .where(sql`${t.aboutUserId} is not null`),
    index("push_outbox_send_at_idx").on(t.sendAt).where(sql`${t.sentAt} is null`),
    index("push_outbox_expires_at_idx").on(t.expiresAt),
  ],
);
