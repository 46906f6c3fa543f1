import type { Metadata } from "next";
import { ArticleList } from "@/features/article/article-list";
import type { SearchParams } from "@/platform/search-params";
import { describeArticles, readArticles } from "../../_articles/article-list";

interface ArticlesProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: ArticlesProps): Promise<Metadata> {
  const { path, ...said } = describeArticles(await searchParams);
  return { ...said, alternates: { canonical: path } };
}

/** The published articles inside an app, for anyone. */
export default async function AppArticlesPage({ searchParams }: ArticlesProps) {
  return <ArticleList {...(await readArticles(await searchParams))} inApp />;
}
