import type { MessageType } from "@tefuda/domain/chat/constants";
import { type ReportReason, reportActions, reportReasons } from "@tefuda/domain/report/constants";
import { reportStatuses } from "@tefuda/domain/report/states";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { operators } from "./account.ts";
import { eachOf, id, moment, notNegative, oneOf, written } from "./columns.ts";

/** A message as a report keeps it. */
export interface EvidenceMessage {
  readonly seq: number;
  readonly type: MessageType;
  readonly userId: string;
  readonly userName: string;
  readonly text: string;
  readonly fileName: string | null;
  /** ISO time. */
  readonly sentAt: string;
}

/**
 * Reports outlive the matching and the people they are about, so they refer to them by id only.
 */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    aceId: uuid(),
    jokerId: uuid(),
    /** Absent for the record that a release writes without a report. */
    reportedUserId: uuid(),
    reporterId: uuid().notNull(),
    matchingId: uuid().notNull(),
    content: text().notNull().default(""),
    reportReasons: text().array().$type<ReportReason[]>().notNull(),
    /** The reporter agreed to show the thread's last messages. */
    shareMessages: boolean().notNull().default(false),
    /** Those messages as they were when it was reported, oldest first. */
    evidence: jsonb().$type<EvidenceMessage[]>(),
    status: text({ enum: reportStatuses }).notNull().default("open"),
    action: text({ enum: reportActions }),
    /** What the reported person is told; the note is for operators only. */
    notice: text(),
    /** Until when it is looked at first. */
    dueAt: moment().notNull(),
    /** Raised by every step of an operator; a stale one is refused. */
    lockVersion: integer().notNull().default(0),
    handledBy: uuid().references(() => operators.id, { onDelete: "set null" }),
    handledAt: moment(),
    note: text(),
    ...written(),
  },
  (t) => [
    eachOf("reports_report_reasons_check", t.reportReasons, reportReasons),
    oneOf("reports_status_check", t.status, reportStatuses),
    oneOf("reports_action_check", t.action, reportActions),
    check("reports_evidence_check", sql`${t.shareMessages} or ${t.evidence} is null`),
    notNegative("reports_lock_version_check", t.lockVersion),
    index("reports_status_due_at_idx").on(t.status, t.dueAt, t.id),
    index("reports_created_at_idx").on(t.createdAt, t.id),
    index("reports_reporter_id_idx").on(t.reporterId, t.createdAt),
    index("reports_reported_user_id_idx").on(t.reportedUserId, t.createdAt),
    index("reports_matching_id_idx").on(t.matchingId),
    index("reports_handled_by_idx").on(t.handledBy),
  ],
);
