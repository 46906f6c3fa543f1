import { companies } from "@tefuda/db/schema/company";
import type { CreateCompany } from "@tefuda/domain/company/contract";
import { normalizedHost } from "@tefuda/domain/joker/hidden-company";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { invite } from "../member/invite-member.ts";

/**
 * Makes a company with its contract, and invites its first administrator by mail, whose address may be
 * anybody's: what it is otherwise is told to its owner alone. Sending it again makes no second one.
 */
export async function createCompany(
  ctx: Ctx<OperatorActor>,
  { companyId, inviteId, name, siteUrl, contract, admin }: CreateCompany,
): Promise<{ companyId: string }> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(companies)
      .values({
        id: companyId,
        name,
        siteUrl: siteUrl ?? null,
        siteHost: normalizedHost(siteUrl ?? ""),
        contractStartsOn: contract.contractStartsOn,
        contractEndsOn: contract.contractEndsOn ?? null,
        feePlan: contract.feePlan,
        offerMonthlyQuota: contract.offerMonthlyQuota,
        contractVersion: 1,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: companies.id })
      .returning({ id: companies.id });
    if (!made) return;
    await writeAudit(tx, ctx, {
      action: "createCompany",
      target: { type: "company", id: companyId },
      companyId,
      reason: name,
    });
    await invite(tx, ctx, {
      inviteId,
      ...admin,
      authority: "admin",
      companyId,
      companyName: name,
    });
  });
  return { companyId };
}
