import { consents } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { companyAgreements } from "@tefuda/db/schema/company-member";
import { and, eq, isNull } from "@tefuda/db/sql";
import type { Agree } from "@tefuda/domain/company/agreement";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { lockCompany } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalSession } from "../signals/session.ts";

/**
 * Agrees, in the company's name, to the corporate terms and to the fees that were shown. Again
 * changes nothing.
 * @throws AppError lock when the contract has changed since it was shown, permissionDenied
 */
export async function agree(
  ctx: Ctx<AceActor>,
  { termsVersion, contractVersion }: Agree,
): Promise<void> {
  const { actor } = ctx;
  const { companyId, userId } = actor;
  const now = ctx.clock();
  const staff = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, actor, companyId);
    const [company] = await tx
      .select({ contractVersion: companies.contractVersion, feePlan: companies.feePlan })
      .from(companies)
      .where(eq(companies.id, companyId));
    if (company?.contractVersion !== contractVersion) throw new AppError("lock");
    const [made] = await tx
      .insert(companyAgreements)
      .values({
        id: uuidv7(),
        companyId,
        termsVersion,
        contractVersion,
        feePlan: company.feePlan,
        agreedBy: userId,
        agreedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: companyAgreements.id });
    await tx
      .update(companies)
      .set({ agreedTermsVersion: termsVersion, agreedContractVersion: contractVersion })
      .where(eq(companies.id, companyId));
    if (!made) return [];
    await tx
      .insert(consents)
      .values({
        id: uuidv7(),
        userId,
        kind: "corporateTerms",
        version: termsVersion,
        agreedAt: now,
      })
      .onConflictDoNothing();
    await writeAudit(tx, ctx, {
      action: "agreeToTerms",
      target: { type: "company", id: companyId },
      reason: termsVersion,
    });
    return tx
      .select({ id: aces.id })
      .from(aces)
      .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)));
  });
  for (const { id } of staff) signalSession(ctx.ports.bus, id);
}
