import { bodyText, parseBody } from "@tefuda/domain/article/body";
import { articleSlugSchema } from "@tefuda/domain/article/schema";
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
import { descriptionOf, pageMetadata } from "../../../_seo/page-metadata";
import { StructuredData } from "../../../_seo/structured-data";
import { article as articleThing, breadcrumb } from "../../../_seo/things";
import { brand } from "../../../site";

interface ArticleProps {
  params: Promise<{ articleId: string }>;
}

/** Reads an article by its id; the name of its address leads there. */
const readArticle = cache(async (articleId: string) => {
  if (!uuid.safeParse(articleId).success) {
    const slug = articleSlugSchema.safeParse({ slug: articleId });
    if (!slug.success) notFound();
    const { id } = await orNotFound(caller().article.findBySlug.query(slug.data), "dataNotFound");
    permanentRedirect(`/articles/${id}`);
  }
  return orNotFound(caller().article.get.query({ articleId }), "dataNotFound");
});

const excerptOf = (body: string) => descriptionOf(bodyText(parseBody(body)));

export async function generateMetadata({ params }: ArticleProps): Promise<Metadata> {
  const article = await readArticle((await params).articleId);
  return pageMetadata({
    title: article.title,
    description: excerptOf(article.body),
    path: `/articles/${article.id}`,
    type: "article",
    image: article.coverUrl ? { url: article.coverUrl, alt: article.title } : undefined,
    publishedTime: article.publishedAt ?? undefined,
    modifiedTime: article.updatedAt,
  });
}

/** One published article. */
export default async function ArticlePage({ params }: ArticleProps) {
  await optionalMe();
  const article = await readArticle((await params).articleId);
  const { id, title, company } = article;
  const path = `/articles/${id}`;
  const crumbs = [
    { label: copy.title, href: "/articles" },
    { label: title, href: path },
  ];
  const origin = siteOrigin();
  return (
    <>
      <StructuredData
        data={[
          breadcrumb(origin, crumbs),
          articleThing(origin, {
            headline: title,
            path,
            image: article.coverUrl,
            description: excerptOf(article.body),
            publishedAt: article.publishedAt,
            updatedAt: article.updatedAt,
            publisher: brand,
            about: company ? { name: company.name, path: `/companies/${company.id}` } : undefined,
          }),
        ]}
      />
      <ArticleDetail article={article} crumbs={crumbs} url={`${origin}${path}`} />
    </>
  );
}
