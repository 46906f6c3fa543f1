import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";
import { requireRecentLogin } from "../account/require-recent-login.ts";
import type { Ctx } from "../kernel/context.ts";
import { describeSetUp, type SetUp } from "./get-second-step.ts";
import { beginSecondStep } from "./second-step.ts";

/**
 * Begins to set a factor up from the settings. Nothing is asked for at sign-in until its first code
 * was right.
 * @throws requireRecentLogin, lock when there is one already
 */
export async function beginSetUp(ctx: Ctx<AceActor | OperatorActor>): Promise<SetUp> {
  await requireRecentLogin(ctx);
  const { userId } = ctx.actor;
  const [factor] = await ctx.db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  if (factor) throw new AppError("lock");
  const step = await beginSecondStep(ctx, userId, "setUp");
  return describeSetUp(ctx, step, step.secretSealed ?? "");
}
