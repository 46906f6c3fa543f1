import type { Db } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { eq } from "@tefuda/db/sql";
import { missingToPublish } from "@tefuda/domain/company/publish";
import { AppError } from "@tefuda/domain/errors/app-error";
import { type Administrator, companyOf } from "../company/company-of.ts";
import type { Ctx } from "../kernel/context.ts";
import { readIdentityRequest } from "./identity.ts";

export type EditedCompany = Awaited<ReturnType<typeof readCompanyPage>>;

/** A company's page as those read it who edit it. @throws AppError companyNotFound */
export async function getCompanyPage(
  { db, actor }: Ctx<Administrator>,
  input: { readonly companyId?: string | undefined } = {},
) {
  return readCompanyPage(db, companyOf(actor, input.companyId));
}

/** Each field by its name, so that nothing of the contract comes along. @throws AppError companyNotFound */
export async function readCompanyPage(db: Db, companyId: string) {
  const request = await readIdentityRequest(db, companyId);
  const [found] = await db
    .select({
      id: companies.id,
      name: companies.name,
      nameKana: companies.nameKana,
      siteUrl: companies.siteUrl,
      logoUrl: companies.logoUrl,
      coverUrl: companies.coverUrl,
      address: companies.address,
      contact: companies.contact,
      corporateNumber: companies.corporateNumber,
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
      isPublic: companies.isPublic,
      status: companies.status,
      lockVersion: companies.lockVersion,
      updatedAt: companies.updatedAt,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!found) throw new AppError("companyNotFound");
  return {
    ...found,
    missing: missingToPublish(publishable(found)),
    /** What the company asked to be known by: it waits, or was declined with a reason. */
    identityRequest: request,
  };
}

type Row = Pick<
  typeof companies.$inferSelect,
  "name" | "siteUrl" | "address" | "contact" | "industry" | "businessSummary"
>;

const publishable = ({ name, siteUrl, address, contact, industry, businessSummary }: Row) => ({
  name,
  siteUrl: siteUrl ?? undefined,
  address: address ?? undefined,
  contact: contact ?? undefined,
  industry: industry ?? undefined,
  businessSummary: businessSummary ?? undefined,
});
