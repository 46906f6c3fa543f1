import type { Db } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { folded } from "@tefuda/db/schema/columns";
import { companies } from "@tefuda/db/schema/company";
import { and, asc, eq, inArray, isNull, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { fold } from "@tefuda/domain/text/fold";
import type { Ctx } from "../kernel/context.ts";

const OPTIONS_MAX = 20;

/** An article with all that its editor holds, whatever its state. @throws AppError dataNotFound */
export async function getEditableArticle(
  { db }: Ctx<OperatorActor>,
  { articleId }: { readonly articleId: string },
) {
  const [found] = await db
    .select({
      id: articles.id,
      title: articles.title,
      slug: articles.slug,
      body: articles.body,
      coverUrl: articles.coverUrl,
      category: articles.category,
      status: articles.status,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
      lockVersion: articles.lockVersion,
      companyId: articles.companyId,
      aceIds: articles.aceIds,
      updatedByName: operators.name,
    })
    .from(articles)
    .leftJoin(operators, eq(operators.id, articles.updatedBy))
    .where(eq(articles.id, articleId));
  if (!found) throw new AppError("dataNotFound");
  const [company, people] = await Promise.all([
    found.companyId ? readCompany(db, found.companyId) : null,
    readPeople(db, found.aceIds),
  ]);
  return { ...found, company, people };
}

const companyFields = {
  id: companies.id,
  name: companies.name,
  logoUrl: companies.logoUrl,
  industry: companies.industry,
  mission: companies.mission,
  businessSummary: companies.businessSummary,
};
const personFields = {
  id: aces.id,
  name: aces.name,
  position: aces.position,
  profileImage: aces.profileImage,
  business: aces.business,
  isAvailable: aces.isAvailable,
};

async function readCompany(db: Db, companyId: string) {
  const [company] = await db
    .select(companyFields)
    .from(companies)
    .where(eq(companies.id, companyId));
  return company ?? null;
}

async function readPeople(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await db
    .select(personFields)
    .from(aces)
    .where(inArray(aces.id, [...ids]));
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
}

/** Companies that an article may be about, by a part of the name. */
export async function listArticleCompanies(
  { db }: Ctx<OperatorActor>,
  { words }: { readonly words?: string | undefined },
) {
  const part = fold(words ?? "");
  return db
    .select(companyFields)
    .from(companies)
    .where(part ? sql`position(${part} in ${folded(companies.name)}) > 0` : undefined)
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(OPTIONS_MAX);
}

/** The members of a company who may speak in an article. */
export async function listArticlePeople(
  { db }: Ctx<OperatorActor>,
  { companyId }: { readonly companyId: string },
) {
  return db
    .select(personFields)
    .from(aces)
    .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)))
    .orderBy(asc(aces.name), asc(aces.id));
}
