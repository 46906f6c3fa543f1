import { articleStatuses } from "@tefuda/domain/article/schema";
import type { Metadata } from "next";
import { ArticlesScreen } from "@/features/article/operator/articles-screen";
import { articleDeskCopy as copy } from "@/features/article/operator/copy.ja";
import { choicesOf, type SearchParams, textOf } from "@/platform/search-params";

export const metadata: Metadata = { title: copy.title };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  return (
    <ArticlesScreen
      status={choicesOf(params, "status", articleStatuses)[0]}
      words={textOf(params, "words")}
    />
  );
}
