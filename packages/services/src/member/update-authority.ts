import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";
import type { UpdateAuthority } from "@tefuda/domain/company/member";
import { authorityLabels } from "@tefuda/domain/options/authorities";
import { type Administrator, companyOf, lockCompany, lockMember } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalNotifications } from "../signals/offer.ts";
import { signalSession } from "../signals/session.ts";
import { refuseLastAdmin } from "../withdrawal/refuse-last-admin.ts";

/**
 * Makes a member an administrator, or an administrator a member; the member is told, and open
 * pages feel it at once. The company keeps at least one administrator (spec 5).
 * @throws AppError lastAdmin, aceNotFound, companyNotFound, permissionDenied
 */
export async function updateAuthority(
  ctx: Ctx<Administrator>,
  { aceId, authority, ...input }: UpdateAuthority,
): Promise<void> {
  const companyId = companyOf(ctx.actor, input.companyId);
  const now = ctx.clock();
  const isChanged = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, ctx.actor, companyId);
    const member = await lockMember(tx, companyId, aceId);
    if (member.authority === authority) return false;
    if (member.authority === "admin") await refuseLastAdmin(tx, { userId: aceId, companyId });
    await tx.update(aces).set({ authority, updatedAt: now }).where(eq(aces.id, aceId));
    await createNotification(tx, ctx, {
      userId: aceId,
      type: "authorityChanged",
      params: { label: authorityLabels[authority] },
    });
    await writeAudit(tx, ctx, {
      action: "updateAuthority",
      target: { type: "ace", id: aceId },
      companyId,
      reason: `${authorityLabels[member.authority]} → ${authorityLabels[authority]}`,
    });
    return true;
  });
  if (!isChanged) return;
  signalSession(ctx.ports.bus, aceId);
  signalNotifications(ctx, aceId);
}
