import { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { type RecruitmentStatus, recruitmentMachine } from "@tefuda/domain/recruitment/states";
import { transition } from "@tefuda/domain/states/machine";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { holdPosition } from "./own-position.ts";

/**
 * Takes a published position out of public sight until it is published again. Offers and threads
 * keep what it said.
 * @throws AppError recruitmentNotFound, permissionDenied
 */
export async function pauseRecruitment(
  ctx: Ctx<AceActor>,
  { recruitmentId }: { readonly recruitmentId: string },
): Promise<{ status: RecruitmentStatus }> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const { position } = await holdPosition(tx, ctx.actor, recruitmentId);
    if (position.status === "paused") return;
    const step = { from: position.status, action: "pause", by: "ace" } as const;
    if (!transition(recruitmentMachine, step)) throw new AppError("recruitmentNotFound");
    await tx
      .update(recruitments)
      .set({
        status: "paused",
        pauseReason: "member",
        lockVersion: position.lockVersion + 1,
        updatedAt: now,
      })
      .where(eq(recruitments.id, recruitmentId));
    await writeAudit(tx, ctx, {
      action: "pauseRecruitment",
      target: { type: "recruitment", id: recruitmentId },
    });
  });
  await signalRecruitment(ctx, { id: recruitmentId, companyId: ctx.actor.companyId });
  signalPublicPages(ctx);
  return { status: "paused" };
}
