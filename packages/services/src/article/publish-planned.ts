import { articles } from "@tefuda/db/schema/article";
import { and, eq, lte } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { signalDesk } from "../signals/desk.ts";
import { signalPublicPages } from "../signals/public-pages.ts";

/** Publishes the planned articles whose time has come; answers how many. */
export async function publishPlanned(ctx: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const published = await ctx.db
    .update(articles)
    .set({ status: "published" })
    .where(and(eq(articles.status, "planned"), lte(articles.publishedAt, ctx.clock())))
    .returning({ id: articles.id });
  if (published.length === 0) return 0;
  signalPublicPages(ctx);
  await signalDesk(ctx, "articles");
  return published.length;
}
