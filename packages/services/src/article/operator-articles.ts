import type { Db } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { articles } from "@tefuda/db/schema/article";
import { folded } from "@tefuda/db/schema/columns";
import { companies } from "@tefuda/db/schema/company";
import { and, count, desc, eq, type SQL, sql } from "@tefuda/db/sql";
import {
  ARTICLES_PER_PAGE,
  type ArticleStatus,
  articleStatuses,
  type OperatorArticles,
} from "@tefuda/domain/article/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { searchWords } from "@tefuda/domain/text/search-words";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";

/** One page of all articles, the last changed first, with the number in each state. */
export async function listOperatorArticles(
  { db }: Ctx<OperatorActor>,
  { status, words, cursor }: OperatorArticles,
) {
  const rows = await db
    .select({
      id: articles.id,
      title: articles.title,
      slug: articles.slug,
      coverUrl: articles.coverUrl,
      category: articles.category,
      status: articles.status,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
      companyName: companies.name,
      updatedByName: operators.name,
    })
    .from(articles)
    .leftJoin(companies, eq(companies.id, articles.companyId))
    .leftJoin(operators, eq(operators.id, articles.updatedBy))
    .where(
      and(
        status && eq(articles.status, status),
        whereBefore(articles.updatedAt, articles.id, decodeCursor(cursor)),
        ...wordsIn(words),
      ),
    )
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(oneMoreThan(ARTICLES_PER_PAGE));
  const { page, nextCursor } = pageOf(rows, ARTICLES_PER_PAGE, (row) => ({
    at: row.updatedAt,
    id: row.id,
  }));
  return { items: page, nextCursor, counts: await countByStatus(db) };
}

/** Every word has to stand in the title or the slug, in whatever letters it is written. */
function wordsIn(words: string | undefined): SQL[] {
  return searchWords(words ?? "").map(
    (word) => sql`position(${word} in ${folded(articles.title)} || ' ' || ${articles.slug}) > 0`,
  );
}

async function countByStatus(db: Db): Promise<Record<ArticleStatus, number>> {
  const counted = await db
    .select({ status: articles.status, count: count() })
    .from(articles)
    .groupBy(articles.status);
  const byStatus = new Map(counted.map((row) => [row.status, row.count]));
  const pairs = articleStatuses.map((status) => [status, byStatus.get(status) ?? 0]);
  return Object.fromEntries(pairs) as Record<ArticleStatus, number>;
}
