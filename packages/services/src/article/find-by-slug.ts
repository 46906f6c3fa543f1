import { articles } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { whereReadable } from "./card.ts";

/** The id of a readable article by the name of its address. @throws AppError dataNotFound */
export async function findBySlug(
  { db, actor }: Ctx,
  { slug }: { readonly slug: string },
): Promise<{ id: string }> {
  const [found] = await db
    .select({ id: articles.id })
    .from(articles)
    .leftJoin(companies, eq(companies.id, articles.companyId))
    .where(and(eq(articles.slug, slug), whereReadable(db, actor)));
  if (!found) throw new AppError("dataNotFound");
  return found;
}
