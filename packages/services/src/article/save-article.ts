import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { articles, formerSlugs } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { and, eq, inArray } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { sanitiseBody } from "@tefuda/domain/article/body";
import { articleMessages, type SaveArticle } from "@tefuda/domain/article/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalDesk } from "../signals/desk.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { changePictures } from "./pictures.ts";

type ArticleRow = typeof articles.$inferSelect;

export interface SavedArticle {
  readonly articleId: string;
  /** What the next save has to name. */
  readonly lockVersion: number;
  /** The body as it is kept. */
  readonly body: string;
}

/**
 * Keeps an article as an operator wrote it, a new one as a draft (spec 2 · Routes, articles). The
 * body passes the same parser that draws it. The same save sent twice is one.
 * @throws AppError `lock` when somebody else saved since it was opened, `invalidParameter` with the
 * field `slug` for one in use, `companyId`, `aceIds` or `body`; `dataNotFound`.
 */
export async function saveArticle(
  ctx: Ctx<OperatorActor>,
  { articleId, lockVersion, ...input }: SaveArticle,
): Promise<SavedArticle> {
  const now = ctx.clock();
  const article = { ...input, body: sanitiseBody(input.body) };
  const saved = await ctx.db
    .transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(articles)
        .where(eq(articles.id, articleId))
        .for("no key update");
      if (!before && lockVersion !== undefined) throw new AppError("dataNotFound");
      if (before && before.lockVersion !== lockVersion) {
        // The answer to the first sending was lost: what it wrote stands there.
        if (isSame(before, article)) return before;
        throw new AppError("lock");
      }
      await refuseUnknown(tx, article);
      const change = { articleId, before, after: article, ownerId: ctx.actor.userId, now };
      await changePictures(tx, change);
      if (before && wasPublished(before, now) && before.slug !== article.slug)
        await keepSlug(tx, before);
      const written = { ...article, updatedBy: ctx.actor.userId, updatedAt: now };
      await writeAudit(tx, ctx, {
        action: before ? "saveArticle" : "createArticle",
        target: { type: "article", id: articleId },
        companyId: article.companyId ?? undefined,
      });
      const [row] = before
        ? await tx
            .update(articles)
            .set({ ...written, lockVersion: before.lockVersion + 1 })
            .where(eq(articles.id, articleId))
            .returning()
        : await tx
            .insert(articles)
            .values({ ...written, id: articleId, createdAt: now })
            .returning();
      return row;
    })
    .catch((error: unknown) => refuseTaken(error));
  if (!saved) throw new AppError("dataNotFound");
  if (saved.status === "published") signalPublicPages(ctx);
  await signalDesk(ctx, "articles");
  return { articleId, lockVersion: saved.lockVersion, body: saved.body };
}

/** Whether people may have its address; a plan names a time that has not come. */
const wasPublished = ({ publishedAt }: ArticleRow, now: Date) =>
  publishedAt !== null && publishedAt <= now;

/** The name of its address goes on leading to an article, as long as no other one takes it. */
async function keepSlug(tx: Tx, { id, slug }: ArticleRow): Promise<void> {
  await tx
    .insert(formerSlugs)
    .values({ slug, articleId: id })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { articleId: id } });
}

type Written = Omit<SaveArticle, "articleId" | "lockVersion">;

const isSame = (row: ArticleRow, article: Written) =>
  (Object.keys(article) as (keyof Written)[]).every(
    (key) => JSON.stringify(row[key]) === JSON.stringify(article[key]),
  );

/** @throws AppError `invalidParameter` for a company or people that there are not, or people of another company. */
async function refuseUnknown(tx: Tx, { companyId, aceIds }: Written): Promise<void> {
  const refuse = (field: string) =>
    new AppError("invalidParameter", { fields: { [field]: messages.invalid } });
  if (companyId) {
    const found = await tx.$count(companies, eq(companies.id, companyId));
    if (found === 0) throw refuse("companyId");
  }
  // Whose article it is speaks through people of its own.
  const ofCompany = companyId ? eq(aces.companyId, companyId) : undefined;
  const known = await tx.$count(aces, and(inArray(aces.id, aceIds), ofCompany));
  if (known < aceIds.length) throw refuse("aceIds");
}

function refuseTaken(error: unknown): never {
  const name = uniqueViolation(error);
  if (name === "articles_slug_key")
    throw new AppError("invalidParameter", { fields: { slug: articleMessages.slugTaken } });
  // Two sendings of a new article at one moment: the other one wrote it.
  if (name === "articles_pkey") throw new AppError("lock");
  throw error;
}
