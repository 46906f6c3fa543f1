import {
  articleCompaniesSchema,
  articleIdSchema,
  articlePeopleSchema,
  articleSlugSchema,
  listArticlesSchema,
  operatorArticlesSchema,
  saveArticleSchema,
  setArticleStatusSchema,
} from "@tefuda/domain/article/schema";
import { findBySlug } from "@tefuda/services/article/find-by-slug";
import { getArticle } from "@tefuda/services/article/get-article";
import {
  getEditableArticle,
  listArticleCompanies,
  listArticlePeople,
} from "@tefuda/services/article/get-editable";
import { listArticles } from "@tefuda/services/article/list-articles";
import { listOperatorArticles } from "@tefuda/services/article/operator-articles";
import { saveArticle } from "@tefuda/services/article/save-article";
import { setArticleStatus } from "@tefuda/services/article/set-article-status";
import { procedure, router } from "../trpc/procedure.ts";

/** Articles, as readers need them (spec 2 · Routes), and as operators write them. */
export const articleRouter = router({
  list: procedure
    .access("article:read")
    .input(listArticlesSchema)
    .query(({ ctx, input }) => listArticles(ctx, input)),
  get: procedure
    .access("article:read")
    .input(articleIdSchema)
    .query(({ ctx, input }) => getArticle(ctx, input)),
  findBySlug: procedure
    .access("article:read")
    .input(articleSlugSchema)
    .query(({ ctx, input }) => findBySlug(ctx, input)),

  listAll: procedure
    .access("article:write")
    .input(operatorArticlesSchema)
    .query(({ ctx, input }) => listOperatorArticles(ctx, input)),
  getEditable: procedure
    .access("article:write")
    .input(articleIdSchema)
    .query(({ ctx, input }) => getEditableArticle(ctx, input)),
  companies: procedure
    .access("article:write")
    .input(articleCompaniesSchema)
    .query(({ ctx, input }) => listArticleCompanies(ctx, input)),
  people: procedure
    .access("article:write")
    .input(articlePeopleSchema)
    .query(({ ctx, input }) => listArticlePeople(ctx, input)),
  save: procedure
    .access("article:write")
    .input(saveArticleSchema)
    .mutation(({ ctx, input }) => saveArticle(ctx, input)),
  setStatus: procedure
    .access("article:write")
    .input(setArticleStatusSchema)
    .mutation(({ ctx, input }) => setArticleStatus(ctx, input)),
});
