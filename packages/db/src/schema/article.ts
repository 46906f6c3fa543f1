import { articleCategories, articleStatuses } from "@tefuda/domain/article/schema";
import { check, index, integer, pgTable, text, unique, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { operators } from "./account.ts";
import { id, moment, noIds, notNegative, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";

export const articles = pgTable(
  "articles",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull(),
    /** Sanitised when it is saved. */
    body: text().notNull(),
    coverUrl: text(),
    category: text({ enum: articleCategories }).notNull(),
    companyId: uuid().references(() => companies.id, { onDelete: "set null" }),
    aceIds: uuid().array().notNull().default(noIds),
    status: text({ enum: articleStatuses }).notNull().default("draft"),
    /** When it was published; while it is planned, when it will be. */
    publishedAt: moment(),
    updatedBy: uuid().references(() => operators.id, { onDelete: "set null" }),
    lockVersion: integer().notNull().default(0),
    ...written(),
  },
  (t) => [
    unique("articles_slug_key").on(t.slug),
    oneOf("articles_category_check", t.category, articleCategories),
    oneOf("articles_status_check", t.status, articleStatuses),
    check("articles_planned_check", sql`${t.status} <> 'planned' or ${t.publishedAt} is not null`),
    notNegative("articles_lock_version_check", t.lockVersion),
    index("articles_published_at_idx")
      .on(t.publishedAt, t.id)
      .where(sql`${t.status} = 'published'`),
    index("articles_category_published_at_idx")
      .on(t.category, t.publishedAt, t.id)
      .where(sql`${t.status} = 'published'`),
    index("articles_created_at_idx").on(t.createdAt, t.id),
    index("articles_company_id_idx").on(t.companyId),
    index("articles_updated_at_idx").on(t.updatedAt, t.id),
    index("articles_status_updated_at_idx").on(t.status, t.updatedAt, t.id),
    index("articles_planned_idx").on(t.publishedAt).where(sql`${t.status} = 'planned'`),
    index("articles_updated_by_idx").on(t.updatedBy),
  ],
);

/** Names of addresses that articles had: whoever kept such an address is led on. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    slug: text().primaryKey(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
  },
  (t) => [index("former_slugs_article_id_idx").on(t.articleId)],
);
