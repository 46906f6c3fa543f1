import { users } from "@tefuda/db/schema/account";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { SecondFactorChange } from "@tefuda/domain/second-factor/schema";
import { requirePassword } from "../account/require-password.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { takeCode } from "./take-code.ts";

/**
 * Lets a member of company staff sign in by password alone again. Operators have no such way.
 * @throws wrongPassword, wrongSecondFactor, temporarilyLocked, dataNotFound without a factor
 */
export async function switchOff(
  ctx: Ctx<AceActor>,
  { password, code }: SecondFactorChange,
): Promise<void> {
  const { userId } = ctx.actor;
  await requirePassword(ctx, password);
  await takeCode(ctx, userId, code);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await writeAudit(tx, ctx, {
      action: "disableSecondFactor",
      target: { type: "user", id: userId },
    });
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user)
      await enqueueMail(tx, ctx, {
        template: "secondFactorOff",
        to: user.email,
        userId,
        params: {},
      });
  });
}
