import { ARTICLE_PAGES_MAX, articleCategoryLabels } from "@tefuda/domain/article/schema";
import { notFound } from "next/navigation";
import { articleCopy as copy } from "@/features/article/copy.ja";
import { articlesHref, categoryOf } from "@/features/article/filters";
import { pageNumberOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";

/** What an address of the list of articles says of itself; `path` is its place on the open site. */
export function describeArticles(params: SearchParams) {
  const category = categoryOf(params);
  const page = pageNumberOf(params) ?? 1;
  const title = category ? articleCategoryLabels[category] : copy.title;
  return {
    title: page > 1 ? `${title} ${copy.onPage(page)}` : title,
    description: copy.description,
    path: articlesHref(category, page),
  };
}

/** The published articles that an address asks for, for anyone; `notFound` beyond the last page. */
export async function readArticles(params: SearchParams) {
  await optionalMe();
  const category = categoryOf(params);
  const page = pageNumberOf(params);
  if (page === undefined || page > ARTICLE_PAGES_MAX) notFound();
  const found = await caller().article.list.query({ category, page: page - 1 });
  if (page > 1 && found.hits.length === 0) notFound();
  return { category, found };
}
