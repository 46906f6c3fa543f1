import { z } from "zod";
import { countGraphemes } from "../text/graphemes.ts";
import { moment } from "../validation/dates.ts";
import { oneOf, optionalText, requiredText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { pageDirection } from "../validation/page-direction.ts";
import { bodyImages, bodyText, parseBody } from "./body.ts";

export const articleCategories = ["interview", "company", "career", "news"] as const;
export type ArticleCategory = (typeof articleCategories)[number];
export const articleCategoryLabels = {
  interview: "社員インタビュー",
  company: "企業紹介",
  career: "キャリアのヒント",
  news: "お知らせ",
} as const satisfies Record<ArticleCategory, string>;

/** A planned article becomes a published one when its time has come. */
export const articleStatuses = ["draft", "planned", "published"] as const;
export type ArticleStatus = (typeof articleStatuses)[number];
export const articleStatusLabels = {
  draft: "下書き",
  planned: "公開予定",
  published: "公開中",
} as const satisfies Record<ArticleStatus, string>;

/** Letters of a body, and how long it may be with its formats. */
export const ARTICLE_BODY_MAX = 50_000;
export const ARTICLE_HTML_MAX = 300_000;
export const ARTICLE_TITLE_MAX = 100;
export const ARTICLE_ALT_MAX = 200;
export const ARTICLE_IMAGES_MAX = 30;
export const ARTICLE_ACES_MAX = 10;
export const ARTICLE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const articleMessages = {
  slug: "半角の英小文字、数字、ハイフンで入力してください。",
  slugTaken: "このスラッグは、ほかの記事で使われています。",
  altMissing: "説明（代替テキスト）のない画像があります。",
  tooManyImages: `画像は${ARTICLE_IMAGES_MAX}点までです。`,
  pictureGone: "使えなくなった画像があります。画像を選び直してください。",
  planPast: "公開予定の日時は、今より後にしてください。",
  bodyEmpty: "本文がありません。",
  tooMuchFormat: "表や書式が多すぎます。減らすか、記事を分けてください。",
} as const;

/** The body as the editor writes it, with a description for every picture; its letters are counted. */
const body = z
  .string()
  .max(ARTICLE_HTML_MAX, { error: articleMessages.tooMuchFormat, abort: true })
  .superRefine((html, ctx) => {
    const nodes = parseBody(html);
    const images = bodyImages(nodes);
    const refuse = (message: string) => ctx.addIssue({ code: "custom", message });
    const text = bodyText(nodes);
    // Counted only where it can be too long: a text has no more letters than code units.
    const letters = text.length > ARTICLE_BODY_MAX ? countGraphemes(text) : 0;
    if (letters > ARTICLE_BODY_MAX) refuse(messages.textTooLong(ARTICLE_BODY_MAX, letters));
    else if (images.length > ARTICLE_IMAGES_MAX) refuse(articleMessages.tooManyImages);
    else if (images.some(({ alt }) => alt === "" || countGraphemes(alt) > ARTICLE_ALT_MAX))
      refuse(articleMessages.altMissing);
  });

/** An article as an operator edits it; the body is sanitised when it is saved. */
export const saveArticleSchema = z.object({
  /** Made by the client, so that saving a new article twice makes one. */
  articleId: uuid,
  /** Of the article that was opened; absent for a new one. */
  lockVersion: z.int().min(0).optional(),
  title: requiredText(1, ARTICLE_TITLE_MAX),
  slug: z
    .string()
    .trim()
    .min(1, messages.required)
    .regex(ARTICLE_SLUG, articleMessages.slug)
    .max(100),
  body,
  /** The address of a stored picture, or of one that was just sent. */
  coverUrl: z
    .string()
    .regex(/^\/files\/articles\/[\w./-]+$/, messages.invalid)
    .max(500)
    .nullable(),
  category: oneOf(articleCategories),
  companyId: uuid.nullable(),
  aceIds: z
    .array(uuid)
    .max(ARTICLE_ACES_MAX, messages.chooseAtMost(ARTICLE_ACES_MAX))
    .transform((ids) => [...new Set(ids)]),
});
export type SaveArticle = z.output<typeof saveArticleSchema>;
export type SaveArticleInput = z.input<typeof saveArticleSchema>;

/** Bringing an article to its readers now or at a time, or taking it back. */
export const setArticleStatusSchema = z
  .object({
    articleId: uuid,
    lockVersion: z.int().min(0),
    status: oneOf(articleStatuses),
    publishAt: moment.optional(),
  })
  .refine(({ status, publishAt }) => (status === "planned") === (publishAt !== undefined), {
    path: ["publishAt"],
    error: messages.required,
  });
export type SetArticleStatus = z.output<typeof setArticleStatusSchema>;

/** Whether a body says something: an article without text is not brought to readers. */
export function isBodyEmpty(html: string): boolean {
  const nodes = parseBody(html);
  return bodyText(nodes).trim() === "" && bodyImages(nodes).length === 0;
}

/** What an operator narrows all articles by. */
export const ARTICLES_PER_PAGE = 30;
export const operatorArticlesSchema = z.strictObject({
  status: oneOf(articleStatuses).optional(),
  words: optionalText(100),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
});
export type OperatorArticles = z.output<typeof operatorArticlesSchema>;

/** Companies that an article may be about, by a part of the name. */
export const articleCompaniesSchema = z.strictObject({ words: optionalText(100) });
export const articlePeopleSchema = z.object({ companyId: uuid });

/** One in front and rows of three behind it. */
export const ARTICLE_PAGE_SIZE = 13;
export const ARTICLE_PAGES_MAX = 50;

/** What readers narrow the published articles by. */
export const listArticlesSchema = z.strictObject({
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
export const articleSlugSchema = z.object({ slug: z.string().regex(ARTICLE_SLUG).max(100) });
