import { publicPagesSchema } from "@tefuda/domain/sitemap/schema";
import { countPublicPages, listPublicPages } from "@tefuda/services/sitemap/public-pages";
import { procedure, router } from "../trpc/procedure.ts";

/** The pages that search engines are told of. */
export const sitemapRouter = router({
  count: procedure.access("public:read").query(({ ctx }) => countPublicPages(ctx)),
  list: procedure
    .access("public:read")
    .input(publicPagesSchema)
    .query(({ ctx, input }) => listPublicPages(ctx, input)),
});
