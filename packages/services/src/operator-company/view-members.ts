import type { ListMembers } from "@tefuda/domain/company/member";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { listInvitations } from "../member/list-invitations.ts";
import { listMembers } from "../member/list-members.ts";

/** The members of a company, for an operator; each look is written down (spec 6). */
export async function viewMembers(
  ctx: Ctx<OperatorActor>,
  input: ListMembers & { readonly companyId: string },
) {
  const { companyId } = input;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const members = await listMembers(within, input);
    const target = { type: "company", id: companyId };
    await writeAudit(tx, ctx, { action: "viewCompanyMembers", target, companyId });
    return { ...members, invitations: await listInvitations(within, { companyId }) };
  });
}
