import { wherePublicCompany } from "@tefuda/db/queries/recruitment";
import { companies } from "@tefuda/db/schema/company";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";
import type { Ctx } from "../kernel/context.ts";

export type CompanyView = Awaited<ReturnType<typeof getCompany>>;

/**
 * A company as anyone may read it. One that is not public, not active, or that the reader hides
 * reads as absent. Each field is named, so that the contract's terms cannot come along.
 * @throws AppError companyNotFound
 */
export async function getCompany(
  { db, actor }: Ctx,
  { companyId }: { readonly companyId: string },
) {
  const [found] = await db
    .select({
      id: companies.id,
      name: companies.name,
      siteUrl: companies.siteUrl,
      logoUrl: companies.logoUrl,
      coverUrl: companies.coverUrl,
      address: companies.address,
      foundedYear: companies.foundedYear,
      representative: companies.representative,
      industry: companies.industry,
      companyScale: companies.companyScale,
      teamSize: companies.teamSize,
      mission: companies.mission,
      vision: companies.vision,
      values: companies.values,
      businessSummary: companies.businessSummary,
      benefits: companies.benefits,
      workStyles: companies.workStyles,
      photos: companies.photos,
      updatedAt: companies.updatedAt,
    })
    .from(companies)
    .where(
      and(
        eq(companies.id, companyId),
        wherePublicCompany(),
        whereNotHiddenBy(db, actor, companies.id),
      ),
    );
  if (!found) throw new AppError("companyNotFound");
  return found;
}
