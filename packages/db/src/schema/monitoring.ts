import type { AnalyticsEvent } from "@tefuda/domain/monitoring/events";
import { activities, platforms } from "@tefuda/domain/options/platforms";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { users } from "./account.ts";
import { id, moment, oneOf } from "./columns.ts";
import { companies } from "./company.ts";

export const activityHistories = pgTable(
  "activity_histories",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    activity: text({ enum: activities }).notNull(),
    platform: text({ enum: platforms }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    oneOf("activity_histories_activity_check", t.activity, activities),
    oneOf("activity_histories_platform_check", t.platform, platforms),
    index("activity_histories_user_id_created_at_idx").on(t.userId, t.createdAt),
    index("activity_histories_created_at_idx").on(t.createdAt),
  ],
);

/** Errors that browsers reported or the server met; the user is named by id only. */
export const errorLogs = pgTable(
  "error_logs",
  {
    id: id(),
    name: text().notNull(),
    message: text().notNull(),
    page: text().notNull(),
    userAgent: text(),
    userId: uuid(),
    /** The same for errors of one name and message, which the operator sees as one. */
    fingerprint: text().generatedAlwaysAs(sql`md5(name || ': ' || message)`),
    createdAt: moment().notNull(),
  },
  (t) => [
    index("error_logs_created_at_idx").on(t.createdAt, t.id),
    index("error_logs_fingerprint_created_at_idx").on(t.fingerprint, t.createdAt, t.id),
    index("error_logs_user_id_idx").on(t.userId),
  ],
);

/** Who did what to what; it refers by id only, since it outlives all of them. */
export const auditLogs = pgTable(
  "audit_logs",
  {
    id: id(),
    actorId: uuid(),
    actorType: text().notNull(),
    action: text().notNull(),
    targetType: text().notNull(),
    targetId: text(),
    companyId: uuid(),
    reason: text(),
    ip: text(),
    userAgent: text(),
    /** Names what is put on record once, however often it is asked for. */
    onceKey: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex("audit_logs_once_key").on(t.onceKey).where(sql`${t.onceKey} is not null`),
    index("audit_logs_created_at_idx").on(t.createdAt, t.id),
    index("audit_logs_company_id_created_at_idx").on(t.companyId, t.createdAt, t.id),
    index("audit_logs_company_id_actor_id_created_at_idx").on(
      t.companyId,
      t.actorId,
      t.createdAt,
      t.id,
    ),
    index("audit_logs_company_id_action_created_at_idx").on(
      t.companyId,
      t.action,
      t.createdAt,
      t.id,
    ),
    index("audit_logs_actor_id_created_at_idx").on(t.actorId, t.createdAt),
    index("audit_logs_target_idx").on(t.targetType, t.targetId, t.createdAt),
    index("audit_logs_action_created_at_idx").on(t.action, t.createdAt, t.id),
  ],
);

/** Named events with ids and enumerations only, never free text. */
export const analyticsEvents = pgTable(
  "analytics_events",
  {
    id: id(),
    name: text().$type<AnalyticsEvent>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    companyId: uuid().references(() => companies.id, { onDelete: "set null" }),
    params: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (t) => [
    index("analytics_events_name_created_at_idx").on(t.name, t.createdAt),
    index("analytics_events_company_id_name_created_at_idx").on(t.companyId, t.name, t.createdAt),
    index("analytics_events_user_id_idx").on(t.userId),
    index("analytics_events_created_at_idx").on(t.createdAt),
  ],
);
