import type { Db } from "@tefuda/db/client";
import { wherePublicCompany } from "@tefuda/db/queries/recruitment";
import { articles } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { and, eq, isNull, or, type SQL, sql } from "@tefuda/db/sql";
import type { Actor } from "@tefuda/domain/policy/actor";
import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";

/**
 * The articles that anyone may read: published, and about no company or one that is public and
 * that the reader does not hide. Belongs to a query that joins the company from the left.
 */
export function whereReadable(db: Db, actor: Actor): SQL | undefined {
  return and(
    eq(articles.status, "published"),
    or(isNull(articles.companyId), wherePublicCompany()),
    whereNotHiddenBy(db, actor, articles.companyId),
  );
}

/** Articles with what their cards show, the newest first. The caller limits it. */
export function selectArticleCards(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: articles.id,
      title: articles.title,
      coverUrl: articles.coverUrl,
      category: articles.category,
      publishedAt: articles.publishedAt,
      companyName: companies.name,
      companyLogoUrl: companies.logoUrl,
    })
    .from(articles)
    .leftJoin(companies, eq(companies.id, articles.companyId))
    .where(where)
    .orderBy(sql`${articles.publishedAt} desc, ${articles.id} desc`);
}

export type ArticleCard = Awaited<ReturnType<typeof selectArticleCards>>[number];
