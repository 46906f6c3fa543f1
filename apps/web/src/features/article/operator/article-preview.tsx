"use client";

import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { ArticleDetail } from "../article-detail";
import type { ArticleView } from "../types";
import type { ArticleForm, EditableArticle } from "./article-form";
import { articleDeskCopy } from "./copy.ja";

const copy = articleDeskCopy.editor;

/** What is being written as its readers will see it: the same page from the same parser. */
export function ArticlePreview({
  articleId,
  form,
  article,
}: {
  articleId: string;
  form: ArticleForm;
  article: EditableArticle | undefined;
}) {
  const { company, people, ...fields } = form;
  const now = useNow();
  const view: ArticleView = {
    ...fields,
    id: articleId,
    publishedAt: article?.publishedAt ?? now,
    updatedAt: article?.updatedAt ?? now,
    company,
    people: people.filter(({ isAvailable }) => isAvailable),
    related: [],
  };
  return (
    <div className="grid gap-2">
      <Banner inset>{copy.previewLead}</Banner>
      <div className="overflow-hidden rounded-lg border border-line bg-paper">
        <ArticleDetail article={view} crumbs={[]} url={`/articles/${articleId}`} isPreview />
      </div>
    </div>
  );
}
