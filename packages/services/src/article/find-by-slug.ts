import { articles, formerSlugs } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { and, desc, eq, inArray, or } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { whereReadable } from "./card.ts";

/**
 * The id of a readable article by the name of its address, or by one that it had.
 * @throws AppError dataNotFound
 */
export async function findBySlug(
  { db, actor }: Ctx,
  { slug }: { readonly slug: string },
): Promise<{ id: string }> {
  const isNamed = eq(articles.slug, slug);
  const former = db
    .select({ id: formerSlugs.articleId })
    .from(formerSlugs)
    .where(eq(formerSlugs.slug, slug));
  const [found] = await db
    .select({ id: articles.id })
    .from(articles)
    .leftJoin(companies, eq(companies.id, articles.companyId))
    .where(and(or(isNamed, inArray(articles.id, former)), whereReadable(db, actor)))
    // Another one may have taken the name since.
    .orderBy(desc(isNamed))
    .limit(1);
  if (!found) throw new AppError("dataNotFound");
  return found;
}
