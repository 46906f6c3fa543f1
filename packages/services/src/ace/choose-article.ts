import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { wherePublishedOf } from "./get-own-ace.ts";

/**
 * Shows one of the company's published articles beside the caller's profile, or none (spec 3 ·
 * Ace · articleId).
 * @throws dataNotFound for another company's article, or one that is not published
 */
export async function chooseArticle(
  ctx: Ctx<AceActor>,
  { articleId }: { readonly articleId: string | null },
): Promise<void> {
  const { db, actor } = ctx;
  if (articleId !== null) {
    const [article] = await db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.id, articleId), wherePublishedOf(actor.companyId)));
    if (!article) throw new AppError("dataNotFound");
  }
  await db.update(aces).set({ articleId, updatedAt: ctx.clock() }).where(eq(aces.id, actor.userId));
  signalPublicPages(ctx);
}
