import { employmentTypes } from "@tefuda/domain/options/employment";
import type { SubOccupation } from "@tefuda/domain/options/occupations";
import type { WorkCondition } from "@tefuda/domain/options/work-conditions";
import type { PlaceNo } from "@tefuda/domain/options/workplaces";
import { contractTypes } from "@tefuda/domain/recruitment/constants";
import type { Recruitment, UnfinishedFields } from "@tefuda/domain/recruitment/schema";
import { pauseReasons, recruitmentStatuses } from "@tefuda/domain/recruitment/states";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "../pg-core.ts";
import { sql } from "../sql.ts";
import { aces } from "./ace.ts";
import { id, moment, noNumbers, noTexts, notNegative, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";

/** The stated conditions that no list or search looks at. */
export type RecruitmentConditions = Omit<
  Recruitment,
  | "title"
  | "employmentType"
  | "contractType"
  | "occupations"
  | "workplaces"
  | "workConditions"
  | "minSalary"
  | "maxSalary"
  | "aceIds"
  | "closesAt"
>;

export const recruitments = pgTable(
  "recruitments",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    status: text({ enum: recruitmentStatuses }).notNull().default("draft"),
    title: text().notNull().default(""),
    employmentType: text({ enum: employmentTypes }).notNull(),
    contractType: text({ enum: contractTypes }),
    occupations: text().array().$type<SubOccupation[]>().notNull().default(noTexts),
    /** Numbers of places, 1 to 48. */
    workplaces: smallint().array().$type<PlaceNo[]>().notNull().default(noNumbers),
    workConditions: text().array().$type<WorkCondition[]>().notNull().default(noTexts),
    /** In units of 10,000 yen. */
    minSalary: integer(),
    maxSalary: integer(),
    conditions: jsonb().$type<RecruitmentConditions>().notNull().default({}),
    /** What was typed into a draft and is not yet right: kept so that nothing typed is lost. */
    unfinished: jsonb().$type<UnfinishedFields>().notNull().default({}),
    /** What words are looked for in, folded (`recruitmentSearchText`). */
    textFolded: text().notNull().default(""),
    /** The newest revision; 0 before the first publication. */
    revision: integer().notNull().default(0),
    publishedAt: moment(),
    lastConfirmedAt: moment(),
    confirmationAskedAt: moment(),
    /** The last day, in Japan. */
    closesAt: date({ mode: "string" }),
    pauseReason: text({ enum: pauseReasons }),
    closedAt: moment(),
    /** The client's key of the last save: the same save sent again changes nothing. */
    savedAs: uuid(),
    lockVersion: integer().notNull().default(0),
    ...written(),
  },
  (t) => [
    oneOf("recruitments_status_check", t.status, recruitmentStatuses),
    oneOf("recruitments_pause_reason_check", t.pauseReason, pauseReasons),
    oneOf("recruitments_employment_type_check", t.employmentType, employmentTypes),
    oneOf("recruitments_contract_type_check", t.contractType, contractTypes),
    check("recruitments_salary_check", sql`${t.minSalary} <= ${t.maxSalary}`),
    notNegative("recruitments_counts_check", t.revision, t.lockVersion),
    index("recruitments_published_at_idx")
      .on(t.publishedAt, t.id)
      .where(sql`${t.status} = 'published'`),
    index("recruitments_employment_type_published_at_idx")
      .on(t.employmentType, t.publishedAt, t.id)
      .where(sql`${t.status} = 'published'`),
    index("recruitments_company_id_created_at_idx").on(t.companyId, t.createdAt, t.id),
    index("recruitments_last_confirmed_at_idx")
      .on(t.lastConfirmedAt)
      .where(sql`${t.status} = 'published'`),
    index("recruitments_closes_at_idx").on(t.closesAt).where(sql`${t.status} = 'published'`),
  ],
);

/** The members in charge of a recruitment (`aceIds`), in their order. */
export const recruitmentAces = pgTable(
  "recruitment_aces",
  {
    recruitmentId: uuid()
      .notNull()
      .references(() => recruitments.id, { onDelete: "cascade" }),
    aceId: uuid()
      .notNull()
      .references(() => aces.id, { onDelete: "cascade" }),
    sortOrder: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: "recruitment_aces_pkey", columns: [t.recruitmentId, t.aceId] }),
    index("recruitment_aces_ace_id_idx").on(t.aceId),
  ],
);

/** What a published recruitment said at each save: offers and matchings keep their revision. */
export const recruitmentRevisions = pgTable(
  "recruitment_revisions",
  {
    recruitmentId: uuid()
      .notNull()
      .references(() => recruitments.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    content: jsonb().$type<Recruitment>().notNull(),
    savedBy: uuid().references(() => aces.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({
      name: "recruitment_revisions_pkey",
      columns: [t.recruitmentId, t.revision],
    }),
    index("recruitment_revisions_saved_by_idx").on(t.savedBy),
    index("recruitment_revisions_created_at_idx").on(t.createdAt),
  ],
);
