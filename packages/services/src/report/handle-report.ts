import type { Tx } from "@tefuda/db/client";
import { reports } from "@tefuda/db/schema/report";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { HandleReport } from "@tefuda/domain/report/schema";
import { reportMachine, stepOfReportStatus } from "@tefuda/domain/report/states";
import { transition } from "@tefuda/domain/states/machine";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { uuidv7 } from "uuidv7";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { applySanction } from "../sanction/apply-sanction.ts";
import { endOf } from "../sanction/restrict-user.ts";
import { signalSanctioned } from "../sanction/signals.ts";
import { signalReport } from "../signals/report.ts";
import { findLocked } from "./find-locked.ts";
import { reportablePeople } from "./reportable.ts";

/**
 * Decides on a report (spec 6 · Report): closes it, and warns, restricts or suspends the reported
 * person in the same transaction. Of two operators who decide at once the second is refused.
 * @throws dataNotFound, lock, permissionDenied for a suspension by anyone but an admin,
 * invalidParameter
 */
export async function handleReport(ctx: Ctx<OperatorActor>, input: HandleReport): Promise<void> {
  const { reportId, status, action, note } = input;
  const now = ctx.clock();
  const sanctioned = await ctx.db.transaction(async (tx) => {
    const report = await findLocked(tx, input);
    const step = stepOfReportStatus[status];
    const to = transition(reportMachine, { from: report.status, action: step, by: "operator" });
    if (!to) throw new AppError("lock");
    const people = reportablePeople(report, "");
    // Of several who wrote, a sanction is for the one who was named.
    const isNamed = input.reportedUserId !== undefined || people.length === 1 || action === "none";
    const reportedUserId = input.reportedUserId ?? report.reportedUserId;
    if (!isNamed || !people.some(({ userId }) => userId === reportedUserId))
      throw new AppError("invalidParameter", { fields: { reportedUserId: messages.chooseOne } });
    await tx
      .update(reports)
      .set({
        status: to,
        reportedUserId,
        action,
        note,
        notice: input.notice ?? null,
        handledBy: ctx.actor.userId,
        handledAt: now,
        lockVersion: report.lockVersion + 1,
        updatedAt: now,
      })
      .where(eq(reports.id, reportId));
    await writeAudit(tx, ctx, {
      action: "handleReport",
      target: { type: "report", id: reportId },
      reason: `${status} ${action}`,
    });
    return sanction(tx, ctx, input, reportedUserId);
  });
  await signalSanctioned(ctx, sanctioned);
  await signalReport(ctx, reportId);
}

async function sanction(
  tx: Tx,
  ctx: Ctx<OperatorActor>,
  { reportId, action, note, notice = "", lastDay }: HandleReport,
  userId: string | null,
) {
  if (action === "none") return undefined;
  if (!userId) throw new AppError("dataNotFound");
  return applySanction(tx, ctx, {
    id: uuidv7(),
    userId,
    kind: action,
    reason: note,
    notice,
    reportId,
    endsAt: action === "restrict" ? endOf(lastDay, ctx.clock()) : undefined,
  });
}
