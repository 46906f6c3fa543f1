import type { Ctx } from "../kernel/context.ts";
import { clearStepCookie, findSecondStep, useSecondStep } from "./second-step.ts";

/** Gives a sign-in up that lacks its second step, so that it can begin with another account. */
export async function leaveSecondStep(ctx: Ctx): Promise<void> {
  const step = await findSecondStep(ctx);
  if (!step) return;
  await useSecondStep(ctx.db, ctx.clock(), step);
  await clearStepCookie(ctx);
}
