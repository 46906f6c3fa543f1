import { type EvidenceMessage, reports } from "@tefuda/db/schema/report";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { and, eq, isNotNull } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";

/** The audit rows that say who read messages of a report. */
export const READ_MESSAGES_ACTION = "readReportMessages";

/**
 * The messages that came with a report, for an operator: only those that its reporter agreed to
 * show, as they were when it was made. Each reading writes an audit row in the same transaction.
 * @throws dataNotFound also for a report whose reporter did not agree
 */
export async function readReportMessages(
  ctx: Ctx<OperatorActor>,
  { reportId }: { readonly reportId: string },
): Promise<{ reporterId: string; messages: EvidenceMessage[] }> {
  return ctx.db.transaction(async (tx) => {
    const [report] = await tx
      .select({ reporterId: reports.reporterId, evidence: reports.evidence })
      .from(reports)
      .where(
        and(eq(reports.id, reportId), eq(reports.shareMessages, true), isNotNull(reports.evidence)),
      );
    if (!report?.evidence) throw new AppError("dataNotFound");
    await writeAudit(tx, ctx, {
      action: READ_MESSAGES_ACTION,
      target: { type: "report", id: reportId },
      reason: "reporter's consent",
    });
    return { reporterId: report.reporterId, messages: report.evidence };
  });
}
