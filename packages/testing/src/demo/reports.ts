import type { reports } from "@tefuda/db/schema/report";
import type { sanctions } from "@tefuda/db/schema/sanction";
import { EVIDENCE_MESSAGES } from "@tefuda/domain/report/constants";
import { reportDueAt } from "@tefuda/domain/report/policy";
import { type DemoReport, demoReports } from "../content/reports.ts";
import { at } from "../factories/draw.ts";
import { stableId } from "../factories/ids.ts";
import type { MadeThread } from "../factories/thread.ts";
import { minutesAfter, minutesBefore } from "../factories/times.ts";
import type { UserRow } from "../factories/user.ts";
import type { Cast } from "./cast.ts";

export type ReportRow = typeof reports.$inferSelect;
export type SanctionRow = typeof sanctions.$inferSelect;

const HANDLED_AFTER_MINUTES = 95;
const LIFTED_AFTER_MINUTES = 3 * 1440;
const HOUR_MINUTES = 60;

/**
 * Reports in every state and what was done about them. Those who can be signed in as are left out:
 * nobody looks around with a restricted account.
 */
export function buildReports(
  { now, operators }: Cast,
  threads: readonly MadeThread[],
  keptOut: ReadonlySet<string>,
) {
  const operatorId = operators[0]?.operator.id ?? null;
  const open = threads.filter(
    ({ matching: { aceId, jokerId } }) =>
      aceId !== null && !keptOut.has(aceId) && !keptOut.has(jokerId),
  );
  const made = demoReports.map((report, index) =>
    makeReport(now, report, at(open, index * 3), { index, operatorId }),
  );
  return {
    reports: made.map(({ report }) => report),
    sanctions: made.flatMap(({ sanction }) => sanction ?? []),
  };
}

function makeReport(
  now: Date,
  content: DemoReport,
  { matching, messages }: MadeThread,
  { index, operatorId }: { index: number; operatorId: string | null },
) {
  const { by, reasons, status, action, note = null, notice = null, shareMessages } = content;
  const createdAt = minutesBefore(now, content.hoursAgo * HOUR_MINUTES);
  const handledAt = minutesAfter(createdAt, HANDLED_AFTER_MINUTES);
  const isDone = status === "actioned" || status === "dismissed";
  const isByJoker = by === "joker";
  const reportedUserId = isByJoker ? matching.aceId : matching.jokerId;
  const report: ReportRow = {
    id: stableId("report", index),
    aceId: matching.aceId,
    jokerId: matching.jokerId,
    reportedUserId,
    reporterId: (isByJoker ? matching.jokerId : matching.aceId) ?? matching.jokerId,
    matchingId: matching.id,
    content: content.content,
    reportReasons: [...reasons],
    shareMessages,
    evidence: shareMessages
      ? messages.slice(-EVIDENCE_MESSAGES).map((message) => ({
          seq: message.seq,
          type: message.type,
          userId: message.userId,
          userName: message.userName,
          text: message.text,
          fileName: message.file?.name ?? null,
          sentAt: message.sentAt.toISOString(),
        }))
      : null,
    status,
    action: isDone ? (action ?? "none") : null,
    notice,
    dueAt: reportDueAt(reasons, createdAt),
    lockVersion: status === "open" ? 0 : isDone ? 2 : 1,
    handledBy: status === "open" ? null : operatorId,
    handledAt: isDone ? handledAt : null,
    note,
    createdAt,
    updatedAt: isDone ? handledAt : createdAt,
  };
  return { report, sanction: sanctionOf(report, content, { handledAt, operatorId }) };
}

function sanctionOf(
  { id, reportedUserId }: ReportRow,
  { action, note = "", notice = "", liftReason }: DemoReport,
  { handledAt, operatorId }: { handledAt: Date; operatorId: string | null },
): SanctionRow | undefined {
  if (!action || action === "none" || !reportedUserId) return undefined;
  const liftedAt = liftReason ? minutesAfter(handledAt, LIFTED_AFTER_MINUTES) : null;
  return {
    id: stableId("sanction", id),
    userId: reportedUserId,
    kind: action,
    reason: note,
    notice,
    reportId: id,
    operatorId,
    endsAt: null,
    liftedAt,
    liftedBy: liftedAt ? operatorId : null,
    liftReason: liftReason ?? null,
    createdAt: handledAt,
    updatedAt: liftedAt ?? handledAt,
  };
}

/** The users as the restrictions in force leave them. */
export function withRestrictions(
  users: readonly UserRow[],
  sanctions: readonly SanctionRow[],
): UserRow[] {
  const since = new Map(
    sanctions
      .filter(({ kind, liftedAt }) => kind === "restrict" && !liftedAt)
      .map(({ userId, createdAt }) => [userId, createdAt]),
  );
  return users.map((user) => {
    const restrictedAt = since.get(user.id);
    return restrictedAt ? { ...user, restrictedAt } : user;
  });
}
