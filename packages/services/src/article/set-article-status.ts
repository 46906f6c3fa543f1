import { articles } from "@tefuda/db/schema/article";
import { eq } from "@tefuda/db/sql";
import {
  type ArticleStatus,
  articleMessages,
  isBodyEmpty,
  type SetArticleStatus,
} from "@tefuda/domain/article/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { type AuditEntry, writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalDesk } from "../signals/desk.ts";
import { signalPublicPages } from "../signals/public-pages.ts";

type ArticleRow = typeof articles.$inferSelect;

/**
 * Brings an article to its readers, now or at a time, or takes it back to the drafts. The day of the
 * first publication stays. Asking again for what stands there changes nothing.
 * @throws AppError `lock` when somebody else changed it since, `invalidParameter` with the field
 * `body` for one without text, `publishAt` for a time that has passed; `dataNotFound`.
 */
export async function setArticleStatus(
  ctx: Ctx<OperatorActor>,
  { articleId, lockVersion, status, publishAt }: SetArticleStatus,
): Promise<{ status: ArticleStatus; publishedAt: Date | null; lockVersion: number }> {
  const now = ctx.clock();
  const { result, touchesReaders } = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(articles)
      .where(eq(articles.id, articleId))
      .for("no key update");
    if (!row) throw new AppError("dataNotFound");
    const target = { type: "article", id: articleId };
    if (row.status === status && (!publishAt || publishAt.getTime() === row.publishedAt?.getTime()))
      return { result: row, touchesReaders: false };
    // A published one is first taken back: its readers would lose it for a time that nobody said.
    if (row.lockVersion !== lockVersion || (row.status === "published" && status === "planned"))
      throw new AppError("lock");
    if (status !== "draft") refuseIncomplete(row, publishAt, now);
    const changed = {
      status,
      publishedAt: publishedAtOf(row, { status, publishAt, now }),
      lockVersion: row.lockVersion + 1,
      updatedBy: ctx.actor.userId,
      updatedAt: now,
    };
    await tx.update(articles).set(changed).where(eq(articles.id, articleId));
    const companyId = row.companyId ?? undefined;
    await writeAudit(tx, ctx, { ...auditOf(status, publishAt), target, companyId });
    return {
      result: { ...row, ...changed },
      touchesReaders: row.status === "published" || status === "published",
    };
  });
  if (touchesReaders) signalPublicPages(ctx);
  await signalDesk(ctx, "articles");
  return {
    status: result.status,
    publishedAt: result.publishedAt,
    lockVersion: result.lockVersion,
  };
}

function refuseIncomplete({ body }: ArticleRow, publishAt: Date | undefined, now: Date): void {
  const fields = {
    ...(isBodyEmpty(body) && { body: articleMessages.bodyEmpty }),
    ...(publishAt && publishAt <= now && { publishAt: articleMessages.planPast }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalidParameter", { fields });
}

interface Asked {
  readonly status: ArticleStatus;
  readonly publishAt: Date | undefined;
  readonly now: Date;
}

function publishedAtOf({ publishedAt }: ArticleRow, { status, publishAt, now }: Asked) {
  if (status === "planned") return publishAt ?? null;
  // A time that a plan named and that did not come is no day of publication.
  const past = publishedAt && publishedAt <= now ? publishedAt : null;
  return status === "published" ? (past ?? now) : past;
}

function auditOf(status: ArticleStatus, publishAt: Date | undefined): Omit<AuditEntry, "target"> {
  switch (status) {
    case "published":
      return { action: "publishArticle" };
    case "planned":
      return { action: "planArticle", reason: publishAt?.toISOString() };
    case "draft":
      return { action: "unpublishArticle" };
    default:
      return status satisfies never;
  }
}
