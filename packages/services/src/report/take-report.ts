import { reports } from "@tefuda/db/schema/report";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { TakeReport } from "@tefuda/domain/report/schema";
import { reportMachine } from "@tefuda/domain/report/states";
import { transition } from "@tefuda/domain/states/machine";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalReport } from "../signals/report.ts";
import { findLocked } from "./find-locked.ts";

/**
 * Begins to look into a report: from here on colleagues see in whose hands it is.
 * @throws dataNotFound, lock
 */
export async function takeReport(ctx: Ctx<OperatorActor>, input: TakeReport): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { id, status, lockVersion } = await findLocked(tx, input);
    const to = transition(reportMachine, { from: status, action: "investigate", by: "operator" });
    if (!to) throw new AppError("lock");
    await tx
      .update(reports)
      .set({
        status: to,
        handledBy: ctx.actor.userId,
        lockVersion: lockVersion + 1,
        updatedAt: ctx.clock(),
      })
      .where(eq(reports.id, id));
    await writeAudit(tx, ctx, { action: "takeReport", target: { type: "report", id } });
  });
  await signalReport(ctx, input.reportId);
}
