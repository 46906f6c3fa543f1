import { companies } from "@tefuda/db/schema/company";
import { offerQuotas } from "@tefuda/db/schema/offer";
import { eq } from "@tefuda/db/sql";
import type { SaveContract, SetOfferQuota } from "@tefuda/domain/company/contract";
import { quotaReason } from "@tefuda/domain/company/labels.ja";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { lockCompany } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalStaff } from "../member/signal-staff.ts";

/**
 * Changes a company's contract. Other fees or days have to be agreed to anew; another number of
 * offers a month counts from the next month on and asks nobody.
 * @throws AppError lock when it has been changed since, companyNotFound
 */
export async function saveContract(
  ctx: Ctx<OperatorActor>,
  { companyId, contract, lockVersion, reason }: SaveContract,
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, ctx.actor, companyId);
    const [before] = await tx.select().from(companies).where(eq(companies.id, companyId));
    if (before?.lockVersion !== lockVersion) throw new AppError("lock");
    const contractEndsOn = contract.contractEndsOn ?? null;
    const isOther =
      before.feePlan !== contract.feePlan ||
      before.contractStartsOn !== contract.contractStartsOn ||
      before.contractEndsOn !== contractEndsOn;
    await tx
      .update(companies)
      .set({
        ...contract,
        contractEndsOn,
        contractVersion: before.contractVersion + (isOther ? 1 : 0),
        lockVersion: lockVersion + 1,
        updatedAt: now,
      })
      .where(eq(companies.id, companyId));
    const target = { type: "company", id: companyId };
    await writeAudit(tx, ctx, { action: "saveContract", target, companyId, reason });
  });
  await signalStaff(ctx, companyId);
}

/**
 * Sets how many offers a company may send in one month, whatever its contract grants; what it has
 * sent already counts. @throws AppError companyNotFound
 */
export async function setOfferQuota(
  ctx: Ctx<OperatorActor>,
  { companyId, month, granted, reason }: SetOfferQuota,
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, ctx.actor, companyId);
    await tx
      .insert(offerQuotas)
      .values({ companyId, month, granted, updatedAt: now })
      .onConflictDoUpdate({
        target: [offerQuotas.companyId, offerQuotas.month],
        set: { granted, updatedAt: now },
      });
    await writeAudit(tx, ctx, {
      action: "setOfferQuota",
      target: { type: "company", id: companyId },
      companyId,
      reason: quotaReason({ month, granted, reason }),
    });
  });
  await signalStaff(ctx, companyId);
}
