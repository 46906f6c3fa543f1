import { articleCategories, articleStatuses } from "@tefuda/domain/article/schema";
import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, moment, noIds, oneOf, written } from "./columns.ts";
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
    publishedAt: moment(),
    ...written(),
  },
  (t) => [
    unique("articles_slug_key").on(t.slug),
    oneOf("articles_category_check", t.category, articleCategories),
    oneOf("articles_status_check", t.status, articleStatuses),
    index("articles_published_at_idx")
      .on(t.publishedAt, t.id)
      .where(sql`${t.status} = 'published'`),
    index("articles_category_published_at_idx")
      .on(t.category, t.publishedAt, t.id)
      .where(sql`${t.status} = 'published'`),
    index("articles_created_at_idx").on(t.createdAt, t.id),
    index("articles_company_id_idx").on(t.companyId),
  ],
);
