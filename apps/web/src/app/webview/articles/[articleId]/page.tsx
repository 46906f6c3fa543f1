import { articleSlugSchema } from "@tefuda/domain/article/schema";
import { APP_HOME } from "@tefuda/domain/bridge/app-paths";
import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { ArticleDetail } from "@/features/article/article-detail";
import { articleCopy as copy } from "@/features/article/copy.ja";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { orNotFound } from "@/platform/server/or-not-found";
import { siteOrigin } from "@/platform/settings";

interface ArticleProps {
  params: Promise<{ articleId: string }>;
}

const LIST = `${APP_HOME}/articles`;

/** Reads an article by its id; the name of its address leads there. */
const readArticle = cache(async (articleId: string) => {
  if (!uuid.safeParse(articleId).success) {
    const slug = articleSlugSchema.safeParse({ slug: articleId });
    if (!slug.success) notFound();
    const { id } = await orNotFound(caller().article.findBySlug.query(slug.data), "dataNotFound");
    permanentRedirect(`${LIST}/${id}`);
  }
  return orNotFound(caller().article.get.query({ articleId }), "dataNotFound");
});

export async function generateMetadata({ params }: ArticleProps): Promise<Metadata> {
  const { id, title } = await readArticle((await params).articleId);
  return { title, alternates: { canonical: `/articles/${id}` } };
}

/** One published article inside an app; what is shared is its page for everyone. */
export default async function AppArticlePage({ params }: ArticleProps) {
  await optionalMe();
  const article = await readArticle((await params).articleId);
  const { id, title } = article;
  const crumbs = [
    { label: copy.title, href: LIST },
    { label: title, href: `${LIST}/${id}` },
  ];
  return (
    <ArticleDetail article={article} crumbs={crumbs} url={`${siteOrigin()}/articles/${id}`} inApp />
  );
}
