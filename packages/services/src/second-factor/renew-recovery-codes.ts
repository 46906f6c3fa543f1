import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";
import type { SecondFactorChange } from "@tefuda/domain/second-factor/schema";
import { requirePassword } from "../account/require-password.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { makeRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { takeCode } from "./take-code.ts";

/**
 * Gives the caller new recovery codes; the earlier ones stop working.
 * @throws wrongPassword, wrongSecondFactor, temporarilyLocked, dataNotFound without a factor
 */
export async function renewRecoveryCodes(
  ctx: Ctx<AceActor | OperatorActor>,
  { password, code }: SecondFactorChange,
): Promise<{ readonly recoveryCodes: readonly string[] }> {
  const { userId } = ctx.actor;
  await requirePassword(ctx, password);
  await takeCode(ctx, userId, code);
  const recoveryCodes = makeRecoveryCodes();
  await ctx.db.transaction(async (tx) => {
    await storeRecoveryCodes(tx, ctx.clock(), userId, recoveryCodes);
    await writeAudit(tx, ctx, {
      action: "renewRecoveryCodes",
      target: { type: "user", id: userId },
    });
  });
  return { recoveryCodes };
}
