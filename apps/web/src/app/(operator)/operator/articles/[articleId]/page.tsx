import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { uuidv7 } from "uuidv7";
import { articleDeskCopy as copy } from "@/features/article/operator/copy.ja";
import { ArticleEditorScreen } from "@/features/article/operator/editor-screen";
import { EditorSkeleton } from "@/features/article/operator/editor-skeleton";
import { FreshPage } from "@/platform/fresh-page";
import { type SearchParams, textOf } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { orNothing } from "@/platform/server/or-not-found";

interface ArticlePageProps {
  params: Promise<{ articleId: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: ArticlePageProps): Promise<Metadata> {
  const { newTitle, title } = copy.editor;
  const isNew = textOf(await searchParams, "new") !== undefined;
  return { title: isNew ? newTitle : title };
}

/** An article in its editor; with `?new=1` one that is not stored yet. */
export default async function Page({ params, searchParams }: ArticlePageProps) {
  const [{ articleId }, query] = await Promise.all([params, searchParams]);
  if (!uuid.safeParse(articleId).success) notFound();
  const article = await orNothing(
    caller().article.getEditable.query({ articleId }),
    "dataNotFound",
  );
  if (!article && textOf(query, "new") === undefined) notFound();
  return (
    <FreshPage mark={uuidv7()} fallback={<EditorSkeleton />}>
      <ArticleEditorScreen articleId={articleId} made={article} />
    </FreshPage>
  );
}
