import { ARTICLE_PAGES_MAX, articleCategoryLabels } from "@tefuda/domain/article/schema";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleList } from "@/features/article/article-list";
import { articleCopy as copy } from "@/features/article/copy.ja";
import { articlesHref, categoryOf } from "@/features/article/filters";
import { pageNumberOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";

interface ArticlesProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: ArticlesProps): Promise<Metadata> {
  const params = await searchParams;
  const category = categoryOf(params);
  const page = pageNumberOf(params) ?? 1;
  const title = category ? articleCategoryLabels[category] : copy.title;
  return {
    title: page > 1 ? `${title} ${copy.onPage(page)}` : title,
    description: copy.description,
    alternates: { canonical: articlesHref(category, page) },
  };
}

/** The published articles inside an app, for anyone. */
export default async function AppArticlesPage({ searchParams }: ArticlesProps) {
  await optionalMe();
  const params = await searchParams;
  const category = categoryOf(params);
  const page = pageNumberOf(params);
  if (page === undefined || page > ARTICLE_PAGES_MAX) notFound();
  const found = await caller().article.list.query({ category, page: page - 1 });
  if (page > 1 && found.hits.length === 0) notFound();
  return <ArticleList category={category} found={found} inApp />;
}
