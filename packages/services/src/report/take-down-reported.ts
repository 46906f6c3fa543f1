import { reports } from "@tefuda/db/schema/report";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { TakeDownReported } from "@tefuda/domain/report/schema";
import { signalTakenDown, takeDown } from "../chat/take-down.ts";
import type { Ctx } from "../kernel/context.ts";

/**
 * Takes down a message that came with a report: only one that the reporter agreed to show, so
 * nothing is judged that may not be read. The report keeps it as it was.
 * @throws AppError `dataNotFound`, also for a thread that has ended
 */
export async function takeDownReported(
  ctx: Ctx<OperatorActor>,
  { reportId, seq, reason }: TakeDownReported,
): Promise<void> {
  const taken = await ctx.db.transaction(async (tx) => {
    const [report] = await tx
      .select({ matchingId: reports.matchingId, evidence: reports.evidence })
      .from(reports)
      .where(and(eq(reports.id, reportId), eq(reports.shareMessages, true)));
    if (!report?.evidence?.some((message) => message.seq === seq))
      throw new AppError("dataNotFound");
    return takeDown(tx, ctx, { matchingId: report.matchingId, seq, reason });
  });
  signalTakenDown(ctx, taken);
}
