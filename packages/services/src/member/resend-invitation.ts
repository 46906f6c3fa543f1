import type { Tx } from "@tefuda/db/client";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { and, eq, isNull } from "@tefuda/db/sql";
import {
  INVITATION_MAILS_MAX,
  type InvitationId,
  invitationExpiresAt,
} from "@tefuda/domain/company/member";
import { AppError } from "@tefuda/domain/errors/app-error";
import { type Administrator, companyOf, lockCompany } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { newInvitationCode } from "./invitation-code.ts";
import { mailInvitation } from "./mail-invitation.ts";

/**
 * Mails a new link of an open invitation, for another 72 hours; the earlier link stops working. Like the
 * invitation it tells nobody but the reader of the mail whether the address has an account.
 * @throws AppError dataNotFound, tooManyRequests after the fifth mail, alreadyRegisteredEmail for whom
 * this company has as a member since
 */
export async function resendInvitation(
  ctx: Ctx<Administrator>,
  input: InvitationId,
): Promise<{ expiresAt: Date }> {
  const companyId = companyOf(ctx.actor, input.companyId);
  const now = ctx.clock();
  const expiresAt = invitationExpiresAt(now);
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, ctx.actor, companyId);
    const open = await lockOpen(tx, companyId, input.inviteId);
    if (open.sentCount >= INVITATION_MAILS_MAX) throw new AppError("tooManyRequests");
    const { code, codeHash } = newInvitationCode();
    await tx
      .update(memberInvitations)
      .set({ codeHash, sentAt: now, sentCount: open.sentCount + 1, expiresAt, updatedAt: now })
      .where(eq(memberInvitations.id, open.id));
    const { email } = open;
    await mailInvitation(tx, ctx, { companyId, companyName: company.name, email, code });
    const target = { type: "invitation", id: open.id };
    await writeAudit(tx, ctx, {
      action: "resendInvitation",
      target,
      companyId,
      reason: email,
    });
  });
  return { expiresAt };
}

/** Takes an invitation back: its link stops working. @throws AppError dataNotFound */
export async function cancelInvitation(
  ctx: Ctx<Administrator>,
  input: InvitationId,
): Promise<void> {
  const companyId = companyOf(ctx.actor, input.companyId);
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, ctx.actor, companyId);
    const open = await lockOpen(tx, companyId, input.inviteId);
    await tx
      .update(memberInvitations)
      .set({ canceledAt: now, updatedAt: now })
      .where(eq(memberInvitations.id, open.id));
    const target = { type: "invitation", id: open.id };
    await writeAudit(tx, ctx, {
      action: "cancelInvitation",
      target,
      companyId,
      reason: open.email,
    });
  });
}

async function lockOpen(tx: Tx, companyId: string, inviteId: string) {
  const [open] = await tx
    .select()
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.id, inviteId),
        eq(memberInvitations.companyId, companyId),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.canceledAt),
      ),
    )
    .for("no key update");
  if (!open) throw new AppError("dataNotFound");
  return open;
}
