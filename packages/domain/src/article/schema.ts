import { z } from "zod";
import { oneOf, optionalText, requiredText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";

export const articleCategories = ["interview", "company", "career", "news"] as const;
export type ArticleCategory = (typeof articleCategories)[number];
export const articleCategoryLabels = {
  interview: "社員インタビュー",
  company: "企業紹介",
  career: "キャリアのヒント",
  news: "お知らせ",
} as const satisfies Record<ArticleCategory, string>;

export const articleStatuses = ["draft", "published"] as const;
export type ArticleStatus = (typeof articleStatuses)[number];
export const articleStatusLabels = {
  draft: "下書き",
  published: "公開中",
} as const satisfies Record<ArticleStatus, string>;

export const ARTICLE_BODY_MAX = 50_000;

/** An article as an operator edits it; the body is sanitised when it is saved. */
export const saveArticleSchema = z.object({
  articleId: uuid.optional(),
  title: requiredText(1, 100),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.invalid)
    .max(100),
  body: requiredText(1, ARTICLE_BODY_MAX),
  coverUrl: optionalText(500),
  category: oneOf(articleCategories),
  companyId: uuid.nullish(),
  aceIds: z.array(uuid).max(10, messages.chooseAtMost(10)).default([]),
  status: oneOf(articleStatuses).default("draft"),
});
export type SaveArticle = z.output<typeof saveArticleSchema>;

/** One in front and rows of three behind it. */
export const ARTICLE_PAGE_SIZE = 13;
export const ARTICLE_PAGES_MAX = 50;

/** What readers narrow the published articles by. */
export const listArticlesSchema = z.object({
  category: oneOf(articleCategories).optional(),
  companyId: uuid.optional(),
  /** A member who speaks in it. */
  aceId: uuid.optional(),
  page: z
    .number()
    .int()
    .min(0)
    .max(ARTICLE_PAGES_MAX - 1)
    .default(0),
});
export type ListArticles = z.output<typeof listArticlesSchema>;

export const articleIdSchema = z.object({ articleId: uuid });
