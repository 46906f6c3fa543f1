import type { Tx } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { type EvidenceMessage, reports } from "@tefuda/db/schema/report";
import { and, eq, inArray } from "@tefuda/db/sql";
import { canBeTakenDown } from "@tefuda/domain/chat/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";

/** The audit rows that say who read messages of a report. */
export const READ_MESSAGES_ACTION = "readReportMessages";

/** A message as it was reported, and what has become of it in its thread. */
interface ReportedMessage extends EvidenceMessage {
  readonly isTakenDown: boolean;
  readonly canBeTakenDown: boolean;
}

/**
 * The messages that came with a report, for an operator: only those that its reporter agreed to
 * show, as they were when it was made. Each reading writes an audit row in the same transaction.
 * @throws dataNotFound also for a report whose reporter did not agree
 */
export async function readReportMessages(
  ctx: Ctx<OperatorActor>,
  { reportId }: { readonly reportId: string },
): Promise<{ reporterId: string; messages: ReportedMessage[] }> {
  return ctx.db.transaction(async (tx) => {
    const [report] = await tx
      .select({
        reporterId: reports.reporterId,
        matchingId: reports.matchingId,
        evidence: reports.evidence,
      })
      .from(reports)
      .where(and(eq(reports.id, reportId), eq(reports.shareMessages, true)));
    if (!report?.evidence) throw new AppError("dataNotFound");
    await writeAudit(tx, ctx, {
      action: READ_MESSAGES_ACTION,
      target: { type: "report", id: reportId },
      reason: "reporter's consent",
    });
    const standing = await standingOf(
      tx,
      report.matchingId,
      report.evidence.map(({ seq }) => seq),
    );
    return {
      reporterId: report.reporterId,
      messages: report.evidence.map((message) => ({
        ...message,
        ...(standing.get(message.seq) ?? { isTakenDown: false, canBeTakenDown: false }),
      })),
    };
  });
}

/** How the messages of a thread stand by their numbers; none of a thread that has ended. */
async function standingOf(tx: Tx, matchingId: string, seqs: number[]) {
  const { seq, type, userId, removedAt } = chatMessages;
  const found = await tx
    .select({ seq, type, userId, removedAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.matchingId, matchingId), inArray(chatMessages.seq, seqs)));
  return new Map(
    found.map((message) => [
      message.seq,
      {
        isTakenDown: message.removedAt !== null,
        canBeTakenDown: message.removedAt === null && canBeTakenDown(message),
      },
    ]),
  );
}
