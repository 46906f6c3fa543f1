import type { Db } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { eq } from "@tefuda/db/sql";
import { hasAgreed } from "@tefuda/domain/company/agreement";
import { AppError } from "@tefuda/domain/errors/app-error";

/**
 * Nothing new is sent in the name of a company that has not agreed to the corporate terms and to
 * its fees as they are now. @throws AppError agreementRequired, companyNotFound
 */
export async function requireAgreement(db: Db, companyId: string): Promise<void> {
  const [company] = await db
    .select({
      agreedTermsVersion: companies.agreedTermsVersion,
      agreedContractVersion: companies.agreedContractVersion,
      contractVersion: companies.contractVersion,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new AppError("companyNotFound");
  if (!hasAgreed(company)) throw new AppError("agreementRequired");
}
