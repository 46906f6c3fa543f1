import { articleIdSchema, listArticlesSchema } from "@tefuda/domain/article/schema";
import { getArticle } from "@tefuda/services/article/get-article";
import { listArticles } from "@tefuda/services/article/list-articles";
import { procedure, router } from "../trpc/procedure.ts";

/** Articles, as readers need them (spec 2 · Routes). */
export const articleRouter = router({
  list: procedure
    .access("article:read")
    .input(listArticlesSchema)
    .query(({ ctx, input }) => listArticles(ctx, input)),
  get: procedure
    .access("article:read")
    .input(articleIdSchema)
    .query(({ ctx, input }) => getArticle(ctx, input)),
});
