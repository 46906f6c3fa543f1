import type { SignOutUser } from "@tefuda/domain/joker-record/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { endSessions } from "../account/sessions.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { findMember } from "../sanction/find-member.ts";
import { signalSession } from "../signals/session.ts";

/**
 * Signs a member out on every device, for instance when an account was taken over; signing in
 * again stays open.
 * @throws dataNotFound also for operators
 */
export async function signOutUser(
  ctx: Ctx<OperatorActor>,
  { userId, reason }: SignOutUser,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { kind } = await findMember(tx, userId);
    await endSessions(tx, userId);
    await writeAudit(tx, ctx, {
      action: "signOutUser",
      target: { type: kind, id: userId },
      reason,
    });
  });
  signalSession(ctx.ports.bus, userId);
}
