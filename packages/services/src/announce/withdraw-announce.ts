import { announces } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import type { WithdrawAnnounce } from "@tefuda/domain/announce/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalAnnounce } from "../signals/announce.ts";
import { signalDesk } from "../signals/desk.ts";

/**
 * Takes an announcement back, for good, whether its readers have seen it or not. Asking again
 * changes nothing.
 * @throws AppError `lock` when somebody else wrote it anew since, `dataNotFound`.
 */
export async function withdrawAnnounce(
  ctx: Ctx<OperatorActor>,
  { announceId, lockVersion }: WithdrawAnnounce,
): Promise<void> {
  const now = ctx.clock();
  const isChanged = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(announces)
      .where(eq(announces.id, announceId))
      .for("no key update");
    if (!row) throw new AppError("dataNotFound");
    if (row.withdrawnAt) return false;
    if (row.lockVersion !== lockVersion) throw new AppError("lock");
    await tx
      .update(announces)
      .set({ withdrawnAt: now, withdrawnBy: ctx.actor.userId, lockVersion: lockVersion + 1 })
      .where(eq(announces.id, announceId));
    await writeAudit(tx, ctx, {
      action: "withdrawAnnounce",
      target: { type: "announce", id: announceId },
    });
    return true;
  });
  if (!isChanged) return;
  signalAnnounce(ctx, announceId);
  await signalDesk(ctx, "announces");
}
