import type { Tx } from "@tefuda/db/client";
import { actionCodes, operators } from "@tefuda/db/schema/account";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { and, eq, gt, gte, isNull, lte, notExists } from "@tefuda/db/sql";
import { RECOVERY_FACTOR_DAYS } from "@tefuda/domain/account/constants";
import { DAY_MS } from "@tefuda/domain/time/units";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

/**
 * Takes a factor away that was set up shortly before the e-mail was changed, or since: it is as likely
 * the intruder's. An older one is the owner's, who was written to when it came, and stays; so does an
 * operator's, whose account a mailbox alone must never open. Where an earlier change of the e-mail can still
 * be taken back, this way back went to an address that may be the intruder's own, and takes nothing.
 * Answers whether there is one left.
 */
export async function dropYoungFactor(
  tx: Tx,
  ctx: Ctx,
  { id, email }: { readonly id: string; readonly email: string },
  changedAt: Date,
): Promise<boolean> {
  const isOperators = tx.select({ id: operators.id }).from(operators).where(eq(operators.id, id));
  const since = new Date(changedAt.getTime() - RECOVERY_FACTOR_DAYS * DAY_MS);
  const earlierChanges = tx
    .select({ id: actionCodes.id })
    .from(actionCodes)
    .where(
      and(
        eq(actionCodes.userId, id),
        eq(actionCodes.kind, "recoverEmail"),
        isNull(actionCodes.usedAt),
        isNull(actionCodes.canceledAt),
        lte(actionCodes.createdAt, changedAt),
        gt(actionCodes.expiresAt, ctx.clock()),
      ),
    );
  const dropped = await tx
    .delete(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, id),
        gte(secondFactors.createdAt, since),
        notExists(isOperators),
        notExists(earlierChanges),
      ),
    )
    .returning({ userId: secondFactors.userId });
  if (dropped.length === 0)
    return (await tx.$count(secondFactors, eq(secondFactors.userId, id))) > 0;
  const target = { type: "user", id };
  await writeAudit(tx, ctx, { action: "resetSecondFactor", target, by: target });
  await enqueueMail(tx, ctx, { template: "secondFactorOff", to: email, userId: id, params: {} });
  return false;
}
