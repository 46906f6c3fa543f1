import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { companyAgreements } from "@tefuda/db/schema/company-member";
import { and, asc, desc, eq, isNull } from "@tefuda/db/sql";
import { consentVersions } from "@tefuda/domain/account/constants";
import { hasAgreed } from "@tefuda/domain/company/agreement";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** Administrators who are named to a member; more would be no help. */
const ADMINS_SHOWN = 5;

export type Agreement = Awaited<ReturnType<typeof getAgreement>>;

/** Where the caller's company stands with the corporate terms and its fees, and who can agree. */
export async function getAgreement({ db, actor }: Ctx<AceActor>) {
  const { companyId } = actor;
  const [[company], admins, [last]] = await Promise.all([
    db
      .select({
        name: companies.name,
        feePlan: companies.feePlan,
        contractStartsOn: companies.contractStartsOn,
        contractEndsOn: companies.contractEndsOn,
        offerMonthlyQuota: companies.offerMonthlyQuota,
        contractVersion: companies.contractVersion,
        agreedTermsVersion: companies.agreedTermsVersion,
        agreedContractVersion: companies.agreedContractVersion,
      })
      .from(companies)
      .where(eq(companies.id, companyId)),
    db
      .select({ id: aces.id, name: aces.name })
      .from(aces)
      .where(
        and(eq(aces.companyId, companyId), eq(aces.authority, "admin"), isNull(aces.removedAt)),
      )
      .orderBy(asc(aces.createdAt), asc(aces.id))
      .limit(ADMINS_SHOWN),
    db
      .select({ agreedAt: companyAgreements.agreedAt, by: aces.name })
      .from(companyAgreements)
      .leftJoin(aces, eq(aces.id, companyAgreements.agreedBy))
      .where(eq(companyAgreements.companyId, companyId))
      .orderBy(desc(companyAgreements.agreedAt))
      .limit(1),
  ]);
  if (!company) throw new AppError("companyNotFound");
  const { agreedTermsVersion, agreedContractVersion, ...contract } = company;
  return {
    ...contract,
    termsVersion: consentVersions.corporateTerms,
    isAgreed: hasAgreed(company),
    /** Asked before, so something in the terms or the fees has changed since. */
    isAskedAgain: agreedTermsVersion !== null || agreedContractVersion !== null,
    last: last ?? null,
    admins,
  };
}
