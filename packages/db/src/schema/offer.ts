import { declineReasons, offerPurposes } from "@tefuda/domain/offer/constants";
import { liveOfferStatuses, offerStatuses } from "@tefuda/domain/offer/states";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { sql } from "../sql.ts";
import { aces } from "./ace.ts";
import { id, isOneOf, moment, notNegative, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";
import { jokers } from "./joker.ts";
import { recruitments } from "./recruitment.ts";

/** `isInterested` is read from the status: absent while live, then true or false. */
export const offers = pgTable(
  "offers",
  {
    id: id(),
    aceId: uuid()
      .notNull()
      .references(() => aces.id, { onDelete: "cascade" }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    companyName: text().notNull(),
    jokerId: uuid()
      .notNull()
      .references(() => jokers.id, { onDelete: "cascade" }),
    recruitmentId: uuid()
      .notNull()
      .references(() => recruitments.id, { onDelete: "cascade" }),
    recruitmentRevision: integer().notNull(),
    reason: text().notNull(),
    message: text().notNull(),
    /** In units of 10,000 yen. */
    minSalary: integer(),
    maxSalary: integer(),
    purpose: text({ enum: offerPurposes }).notNull(),
    status: text({ enum: offerStatuses }).notNull().default("sent"),
    /** The month (`YYYY-MM`, Japan) whose quota the offer used. */
    quotaMonth: text().notNull(),
    declineReasonKey: text({ enum: declineReasons }),
    /** How many reminders went out. */
    remindedCount: integer().notNull().default(0),
    readAt: moment(),
    answeredAt: moment(),
    expiresAt: moment().notNull(),
    ...written(),
  },
  (t) => [
    uniqueIndex("offers_one_live_key")
      .on(t.companyId, t.jokerId)
      .where(isOneOf(t.status, liveOfferStatuses)),
    oneOf("offers_status_check", t.status, offerStatuses),
    oneOf("offers_purpose_check", t.purpose, offerPurposes),
    oneOf("offers_decline_reason_key_check", t.declineReasonKey, declineReasons),
    check("offers_salary_check", sql`${t.minSalary} <= ${t.maxSalary}`),
    notNegative("offers_counts_check", t.recruitmentRevision, t.remindedCount),
    index("offers_joker_id_status_created_at_idx").on(t.jokerId, t.status, t.createdAt, t.id),
    index("offers_joker_id_created_at_idx").on(t.jokerId, t.createdAt, t.id),
    index("offers_ace_id_created_at_idx").on(t.aceId, t.createdAt, t.id),
    index("offers_company_id_created_at_idx").on(t.companyId, t.createdAt, t.id),
    index("offers_company_id_joker_id_idx").on(t.companyId, t.jokerId, t.createdAt),
    index("offers_recruitment_id_idx").on(t.recruitmentId),
    index("offers_expires_at_idx").on(t.expiresAt).where(isOneOf(t.status, liveOfferStatuses)),
  ],
);

export const offerQuotas = pgTable(
  "offer_quotas",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** `YYYY-MM`, in Japan. */
    month: text().notNull(),
    granted: integer().notNull(),
    used: integer().notNull().default(0),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: "offer_quotas_pkey", columns: [t.companyId, t.month] }),
    check("offer_quotas_month_check", sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    notNegative("offer_quotas_counts_check", t.granted, t.used),
  ],
);

/** Bodies of offers that an ace keeps to write from; never reasons. */
export const offerTemplates = pgTable(
  "offer_templates",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    aceId: uuid()
      .notNull()
      .references(() => aces.id, { onDelete: "cascade" }),
    name: text().notNull(),
    body: text().notNull(),
    /** Whether the whole company can write from it. */
    isShared: boolean().notNull().default(false),
    lockVersion: integer().notNull().default(0),
    ...written(),
  },
  (t) => [
    uniqueIndex("offer_templates_own_name_key").on(t.aceId, t.name),
    uniqueIndex("offer_templates_shared_name_key")
      .on(t.companyId, t.name)
      .where(sql`${t.isShared}`),
    index("offer_templates_company_id_name_idx").on(t.companyId, t.name, t.id),
    check("offer_templates_texts_check", sql`${t.name} <> '' and ${t.body} <> ''`),
    notNegative("offer_templates_lock_version_check", t.lockVersion),
  ],
);

/** The last day (`YYYY-MM-DD`, Japan) on which a company's admins were reminded of selections. */
export const selectionReminders = pgTable("selection_reminders", {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  day: text().notNull(),
});
