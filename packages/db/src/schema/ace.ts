import type { Career } from "@tefuda/domain/joker/career-schema";
import type { Personality } from "@tefuda/domain/joker/field-schemas";
import { authorities } from "@tefuda/domain/options/authorities";
import { genders } from "@tefuda/domain/options/gender";
import type { SubOccupation } from "@tefuda/domain/options/occupations";
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from "../pg-core.ts";
import { type SQL, sql } from "../sql.ts";
import { users } from "./account.ts";
import { articles } from "./article.ts";
import { foldedTexts, moment, noIds, noTexts, notNegative, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";

export const aces = pgTable(
  "aces",
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    authority: text({ enum: authorities }).notNull().default("member"),
    name: text().notNull(),
    nameKana: text(),
    gender: text({ enum: genders }),
    birthday: date({ mode: "string" }),
    email: text().notNull(),
    occupations: text().array().$type<SubOccupation[]>().notNull().default(noTexts),
    position: text(),
    business: text(),
    businessURL: text(),
    businessDetail: text(),
    graduatedSchool: text(),
    graduatedFacultyDepartment: text(),
    careers: jsonb().$type<Career[]>().notNull().default([]),
    introduction: text(),
    valueInJob: text(),
    appealOfWorking: text(),
    personalities: jsonb().$type<Personality[]>().notNull().default([]),
    profileImage: text(),
    articleId: uuid().references(() => articles.id, { onDelete: "set null" }),
    favoriteUserIds: uuid().array().notNull().default(noIds),
    isAvailable: boolean().notNull().default(true),
    isAgent: boolean().notNull().default(false),
    agentOrder: integer().notNull().default(0),
    pickupPoint: integer().notNull().default(0),
    onlineAt: moment(),
    offlineAt: moment(),
    lockVersion: integer().notNull().default(0),
    /** The key of the last save of a profile step: a retry of it has nothing left to do. */
    lastSaveId: uuid(),
    /** What words are looked for in, folded. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          foldedTexts(
            aces.name,
            aces.position,
            aces.business,
            aces.businessDetail,
            aces.introduction,
            aces.valueInJob,
            aces.appealOfWorking,
          ),
      ),
    /** No longer a member of the company; the row stays for its threads. */
    removedAt: moment(),
    ...written(),
  },
  (t) => [
    oneOf("aces_authority_check", t.authority, authorities),
    oneOf("aces_gender_check", t.gender, genders),
    notNegative("aces_counts_check", t.pickupPoint, t.lockVersion),
    index("aces_company_id_is_available_idx").on(t.companyId, t.isAvailable, t.createdAt, t.id),
    index("aces_company_id_created_at_idx").on(t.companyId, t.createdAt, t.id),
    index("aces_agent_order_idx").on(t.agentOrder, t.id).where(sql`${t.isAgent}`),
    index("aces_pickup_point_idx").on(t.pickupPoint, t.id).where(sql`${t.isAvailable}`),
    index("aces_created_at_idx").on(t.createdAt, t.id).where(sql`${t.isAvailable}`),
    index("aces_article_id_idx").on(t.articleId),
  ],
);
