import type { Tx } from "@tefuda/db/client";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { and, eq, gt, isNull, lte } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import {
  INVITATIONS_PER_DAY,
  type InviteMember,
  invitationExpiresAt,
} from "@tefuda/domain/company/member";
import { AppError } from "@tefuda/domain/errors/app-error";
import { DAY_MS } from "@tefuda/domain/time/units";
import { type Administrator, companyOf, lockCompany } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { newInvitationCode } from "./invitation-code.ts";
import { mailInvitation } from "./mail-invitation.ts";

/**
 * Invites someone by mail to become a member of a company's staff; the link works for 72 hours,
 * once. The account is made when it is accepted. Sending the same invitation again changes nothing.
 * Whether the address has an account elsewhere is for its owner alone to know: the mail says so, the
 * answer and the list of invitations do not.
 * @throws AppError alreadyRegisteredEmail for the address of a member, or with an open invitation, of
 * this company, tooManyRequests above 50 invitations a day, companyNotFound, permissionDenied
 */
export async function inviteMember(
  ctx: Ctx<Administrator>,
  input: InviteMember,
): Promise<{ inviteId: string }> {
  const companyId = companyOf(ctx.actor, input.companyId);
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, ctx.actor, companyId);
    await invite(tx, ctx, { ...input, companyId, companyName: company.name });
  });
  return { inviteId: input.inviteId };
}

/** The same within a transaction that made or locked the company. */
export async function invite(
  tx: Tx,
  ctx: Ctx<Administrator>,
  input: Omit<InviteMember, "companyId"> & {
    readonly companyId: string;
    readonly companyName: string;
  },
): Promise<void> {
  const now = ctx.clock();
  const { inviteId, companyId, companyName, email, name, authority } = input;
  const [same] = await tx
    .select({ id: memberInvitations.id })
    .from(memberInvitations)
    .where(and(eq(memberInvitations.id, inviteId), eq(memberInvitations.companyId, companyId)));
  if (same) return;
  await refuseMany(tx, companyId, now);
  await closeExpired(tx, companyId, email, now);
  const { code, codeHash } = newInvitationCode();
  try {
    await tx.insert(memberInvitations).values({
      id: inviteId,
      companyId,
      email,
      name,
      authority,
      codeHash,
      invitedBy: ctx.actor.userId,
      sentAt: now,
      expiresAt: invitationExpiresAt(now),
      createdAt: now,
      updatedAt: now,
    });
  } catch (error) {
    const violated = uniqueViolation(error);
    if (violated === "member_invitations_one_open_key")
      throw new AppError("alreadyRegisteredEmail", { cause: error });
    if (violated === "member_invitations_pkey")
      throw new AppError("dataNotFound", { cause: error });
    throw error;
  }
  await mailInvitation(tx, ctx, { companyId, companyName, email, code });
  await writeAudit(tx, ctx, {
    action: "inviteMember",
    target: { type: "invitation", id: inviteId },
    companyId,
    reason: `${name} <${email}>`,
  });
}

async function refuseMany(tx: Tx, companyId: string, now: Date) {
  const made = await tx.$count(
    memberInvitations,
    and(
      eq(memberInvitations.companyId, companyId),
      gt(memberInvitations.createdAt, new Date(now.getTime() - DAY_MS)),
    ),
  );
  if (made >= INVITATIONS_PER_DAY) throw new AppError("tooManyRequests");
}

/** One whose link no longer works makes room for a new one. */
async function closeExpired(tx: Tx, companyId: string, email: string, now: Date) {
  await tx
    .update(memberInvitations)
    .set({ canceledAt: now, updatedAt: now })
    .where(
      and(
        eq(memberInvitations.companyId, companyId),
        eq(memberInvitations.email, email),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.canceledAt),
        lte(memberInvitations.expiresAt, now),
      ),
    );
}
