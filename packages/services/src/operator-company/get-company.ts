import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { companyAgreements } from "@tefuda/db/schema/company-member";
import { offerQuotas } from "@tefuda/db/schema/offer";
import { and, desc, eq, gte } from "@tefuda/db/sql";
import { hasAgreed } from "@tefuda/domain/company/agreement";
import { AppError } from "@tefuda/domain/errors/app-error";
import { jstMonthKey } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";

export type CompanyFile = Awaited<ReturnType<typeof getCompanyFile>>;

/** What an operator sees of a company: state, contract, quotas, consent. @throws AppError companyNotFound */
export async function getCompanyFile(
  { db, clock }: Ctx,
  { companyId }: { readonly companyId: string },
) {
  const month = jstMonthKey(clock());
  const [[company], quotas, agreements] = await Promise.all([
    db
      .select({
        id: companies.id,
        name: companies.name,
        siteUrl: companies.siteUrl,
        logoUrl: companies.logoUrl,
        isPublic: companies.isPublic,
        status: companies.status,
        statusReason: companies.statusReason,
        statusChangedAt: companies.statusChangedAt,
        contractStartsOn: companies.contractStartsOn,
        contractEndsOn: companies.contractEndsOn,
        feePlan: companies.feePlan,
        offerMonthlyQuota: companies.offerMonthlyQuota,
        contractVersion: companies.contractVersion,
        agreedTermsVersion: companies.agreedTermsVersion,
        agreedContractVersion: companies.agreedContractVersion,
        lockVersion: companies.lockVersion,
        createdAt: companies.createdAt,
      })
      .from(companies)
      .where(eq(companies.id, companyId)),
    db
      .select({ month: offerQuotas.month, granted: offerQuotas.granted, used: offerQuotas.used })
      .from(offerQuotas)
      .where(and(eq(offerQuotas.companyId, companyId), gte(offerQuotas.month, month)))
      .orderBy(offerQuotas.month),
    db
      .select({
        id: companyAgreements.id,
        termsVersion: companyAgreements.termsVersion,
        contractVersion: companyAgreements.contractVersion,
        agreedAt: companyAgreements.agreedAt,
        by: aces.name,
      })
      .from(companyAgreements)
      .leftJoin(aces, eq(aces.id, companyAgreements.agreedBy))
      .where(eq(companyAgreements.companyId, companyId))
      .orderBy(desc(companyAgreements.agreedAt))
      .limit(10),
  ]);
  if (!company) throw new AppError("companyNotFound");
  return { ...company, isAgreed: hasAgreed(company), month, quotas, agreements };
}
