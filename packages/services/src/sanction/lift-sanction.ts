import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { sanctions } from "@tefuda/db/schema/sanction";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { admit } from "@tefuda/domain/policy/can";
import { sanctionLabel } from "@tefuda/domain/sanction/labels.ja";
import { isInForce, sanctionActions } from "@tefuda/domain/sanction/policy";
import type { LiftSanction } from "@tefuda/domain/sanction/schema";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findMember, type SanctionedMember } from "./find-member.ts";
import { comeBack } from "./leave.ts";
import { signalGoneOrBack, signalRestriction } from "./signals.ts";

/**
 * Takes a restriction or a suspension back and tells the user. Only whoever may give it may lift it.
 * @throws dataNotFound, permissionDenied, and lock when it no longer holds
 */
export async function liftSanction(
  ctx: Ctx<OperatorActor>,
  { id, reason }: LiftSanction,
): Promise<void> {
  const { member, kind } = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const [sanction] = await tx
      .select()
      .from(sanctions)
      .where(eq(sanctions.id, id))
      .for("no key update");
    if (!sanction) throw new AppError("dataNotFound");
    const { userId, kind, endsAt } = sanction;
    admit(ctx.actor, sanctionActions[kind]);
    if (!isInForce(sanction, now)) throw new AppError("lock");
    const member = await findMember(tx, userId);
    await tx
      .update(sanctions)
      .set({ liftedAt: now, liftedBy: ctx.actor.userId, liftReason: reason, updatedAt: now })
      .where(eq(sanctions.id, id));
    if (kind === "suspend") await comeBack(tx, member, now);
    else await endRestriction(tx, member, now);
    await enqueueMail(tx, ctx, {
      template: "sanctionLifted",
      to: member.email,
      userId,
      params: { label: sanctionLabel(kind, endsAt) },
      dedupeKey: `sanctionLifted:${id}`,
    });
    await writeAudit(tx, ctx, {
      action: "liftSanction",
      target: { type: member.kind, id: userId },
      reason,
    });
    return { member, kind };
  });
  if (kind === "suspend") await signalGoneOrBack(ctx, member);
  else signalRestriction(ctx, member);
}

/** Opens again what a restriction had closed. */
export async function endRestriction(
  tx: Tx,
  { kind, userId }: Pick<SanctionedMember, "kind" | "userId">,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ restrictedAt: null, restrictedUntil: null, updatedAt: now })
    .where(eq(users.id, userId));
  if (kind === "joker") await upsertSearchDocument(tx, userId, now);
}
