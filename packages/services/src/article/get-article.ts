import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { and, eq, inArray, isNull, ne } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { selectArticleCards, whereReadable } from "./card.ts";

const RELATED_MAX = 3;

export type ArticleView = Awaited<ReturnType<typeof getArticle>>;

/**
 * An article as anyone may read it, with the members who speak in it and whom one may look at,
 * its company, and others to read on. A draft, and one about a company that is not public or that
 * the reader hides, reads as absent.
 * @throws AppError dataNotFound
 */
export async function getArticle(ctx: Ctx, { articleId }: { readonly articleId: string }) {
  const { db, actor } = ctx;
  const [found] = await db
    .select({
      id: articles.id,
      title: articles.title,
      body: articles.body,
      coverUrl: articles.coverUrl,
      category: articles.category,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
      aceIds: articles.aceIds,
      company: {
        id: companies.id,
        name: companies.name,
        logoUrl: companies.logoUrl,
        industry: companies.industry,
        mission: companies.mission,
        businessSummary: companies.businessSummary,
      },
    })
    .from(articles)
    .leftJoin(companies, eq(companies.id, articles.companyId))
    .where(and(eq(articles.id, articleId), whereReadable(db, actor)));
  if (!found) throw new AppError("dataNotFound");
  const { aceIds, ...article } = found;
  const [people, related] = await Promise.all([
    readSpeakers(db, aceIds),
    readRelated(ctx, found.id, found.company?.id ?? null, found.category),
  ]);
  return { ...article, people, related };
}

/** The members named by the article, in its order; one who is on pause or gone is left out. */
async function readSpeakers(db: Db, aceIds: readonly string[]) {
  if (aceIds.length === 0) return [];
  const found = await db
    .select({
      id: aces.id,
      name: aces.name,
      position: aces.position,
      profileImage: aces.profileImage,
      business: aces.business,
    })
    .from(aces)
    .where(and(inArray(aces.id, [...aceIds]), eq(aces.isAvailable, true), isNull(aces.removedAt)));
  return aceIds.flatMap((id) => found.find((one) => one.id === id) ?? []);
}

/** The newest others of the same company, then of the same kind, then any. */
async function readRelated(
  { db, actor }: Ctx,
  articleId: string,
  companyId: string | null,
  category: typeof articles.$inferSelect.category,
) {
  const others = and(whereReadable(db, actor), ne(articles.id, articleId));
  const shelves = await Promise.all([
    companyId
      ? selectArticleCards(db, and(others, eq(articles.companyId, companyId))).limit(RELATED_MAX)
      : [],
    selectArticleCards(db, and(others, eq(articles.category, category))).limit(RELATED_MAX),
    selectArticleCards(db, others).limit(RELATED_MAX),
  ]);
  const byId = new Map(shelves.flat().map((card) => [card.id, card]));
  return [...byId.values()].slice(0, RELATED_MAX);
}
