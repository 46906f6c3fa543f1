import { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { holdPosition } from "./own-position.ts";

/**
 * Says that a published position still holds (product details 14.2 · Freshness): asked again in 30
 * days. The day of it stands on its page.
 * @throws AppError recruitmentNotFound, permissionDenied
 */
export async function confirmRecruitment(
  ctx: Ctx<AceActor>,
  { recruitmentId }: { readonly recruitmentId: string },
): Promise<{ lastConfirmedAt: Date }> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const { position } = await holdPosition(tx, ctx.actor, recruitmentId);
    if (position.status !== "published") throw new AppError("recruitmentNotFound");
    await tx
      .update(recruitments)
      .set({ lastConfirmedAt: now, confirmationAskedAt: null })
      .where(eq(recruitments.id, recruitmentId));
    await writeAudit(tx, ctx, {
      action: "confirmRecruitment",
      target: { type: "recruitment", id: recruitmentId },
    });
  });
  await signalRecruitment(ctx, { id: recruitmentId, companyId: ctx.actor.companyId });
  signalPublicPages(ctx);
  return { lastConfirmedAt: now };
}
