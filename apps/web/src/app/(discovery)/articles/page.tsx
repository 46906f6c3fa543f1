import type { Metadata } from "next";
import { ArticleList } from "@/features/article/article-list";
import type { SearchParams } from "@/platform/search-params";
import { describeArticles, readArticles } from "../../_articles/article-list";
import { pageMetadata } from "../../_seo/page-metadata";

interface ArticlesProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: ArticlesProps): Promise<Metadata> {
  return pageMetadata(describeArticles(await searchParams));
}

/** The published articles, for anyone. */
export default async function ArticlesPage({ searchParams }: ArticlesProps) {
  return <ArticleList {...(await readArticles(await searchParams))} />;
}
