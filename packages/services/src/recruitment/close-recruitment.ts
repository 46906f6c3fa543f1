import type { Tx } from "@tefuda/db/client";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";
import type { CloseRecruitment } from "@tefuda/domain/recruitment/schema";
import type { RecruitmentStatus } from "@tefuda/domain/recruitment/states";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { holdPosition } from "./own-position.ts";

type Closer = AceActor | OperatorActor;

/**
 * Ends a position for good (spec 6: its aces, and operators). It stays for offers and threads with
 * what it said; to look again, one copies it.
 * @throws AppError recruitmentNotFound, permissionDenied
 */
export async function closeRecruitment(
  ctx: Ctx<Closer>,
  { recruitmentId, reason }: CloseRecruitment,
): Promise<{ status: RecruitmentStatus }> {
  const now = ctx.clock();
  const { companyId } = await ctx.db.transaction(async (tx) => {
    const position = await hold(tx, ctx.actor, recruitmentId);
    if (position.status === "closed") return position;
    await tx
      .update(recruitments)
      .set({
        status: "closed",
        closedAt: now,
        lockVersion: position.lockVersion + 1,
        updatedAt: now,
      })
      .where(eq(recruitments.id, recruitmentId));
    await writeAudit(tx, ctx, {
      action: "closeRecruitment",
      target: { type: "recruitment", id: recruitmentId },
      companyId: position.companyId,
      reason,
    });
    return position;
  });
  await signalRecruitment(ctx, { id: recruitmentId, companyId });
  signalPublicPages(ctx);
  return { status: "closed" };
}

async function hold(tx: Tx, actor: Closer, recruitmentId: string) {
  if (actor.kind === "ace") return (await holdPosition(tx, actor, recruitmentId)).position;
  const [position] = await tx
    .select()
    .from(recruitments)
    .where(eq(recruitments.id, recruitmentId))
    .for("no key update");
  // An operator knows positions from where everyone sees them; a draft is the company's own.
  if (!position || position.status === "draft") throw new AppError("recruitmentNotFound");
  return position;
}
