import { onlyRow } from "@tefuda/db/rows";
import { articles } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { and, arrayContains, count, eq } from "@tefuda/db/sql";
import {
  ARTICLE_PAGE_SIZE,
  ARTICLE_PAGES_MAX,
  type ListArticles,
} from "@tefuda/domain/article/schema";
import type { Ctx } from "../kernel/context.ts";
import { selectArticleCards, whereReadable } from "./card.ts";

export type FoundArticles = Awaited<ReturnType<typeof listArticles>>;

/** The articles that the reader may read, the newest first, with their exact number. */
export async function listArticles(
  { db, actor }: Ctx,
  { category, companyId, aceId, page }: ListArticles,
) {
  const where = and(
    whereReadable(db, actor),
    category && eq(articles.category, category),
    companyId ? eq(articles.companyId, companyId) : undefined,
    aceId ? arrayContains(articles.aceIds, [aceId]) : undefined,
  );
  const [hits, counted] = await Promise.all([
    selectArticleCards(db, where)
      .limit(ARTICLE_PAGE_SIZE)
      .offset(page * ARTICLE_PAGE_SIZE),
    db
      .select({ nbHits: count() })
      .from(articles)
      .leftJoin(companies, eq(companies.id, articles.companyId))
      .where(where),
  ]);
  const { nbHits } = onlyRow(counted);
  return {
    hits,
    nbHits,
    page,
    nbPages: Math.min(ARTICLE_PAGES_MAX, Math.ceil(nbHits / ARTICLE_PAGE_SIZE)),
  };
}
