import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { reports } from "@tefuda/db/schema/report";
import { and, desc, eq, isNotNull, sql } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { OWN_REPORTS_PER_PAGE } from "@tefuda/domain/report/queue";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import { reportColumns, sidesOf } from "./columns.ts";
import { READ_MESSAGES_ACTION } from "./read-messages.ts";

const { handlerName: _handler, ...columns } = reportColumns;

/** When operators read the messages of a report, the latest first; by whom is not the reporter's to know. */
const readAt = sql<
  string[]
>`(select coalesce(json_agg(${auditLogs.createdAt} order by ${auditLogs.createdAt} desc), '[]')
  from ${auditLogs}
  where ${auditLogs.targetType} = 'report' and ${auditLogs.targetId} = ${reports.id}::text
    and ${auditLogs.action} = ${READ_MESSAGES_ACTION})`;

/**
 * One page of what the caller has reported, the newest first, with the times at which messages
 * that came with it were read (spec 6 · Report). What was decided about the other person stays
 * between that person and the support team.
 */
export async function listOwnReports(
  { db, actor }: Ctx<MemberActor>,
  { cursor }: { readonly cursor?: string | undefined },
) {
  const rows = await db
    .select({ ...columns, content: reports.content, readAt })
    .from(reports)
    .leftJoin(aces, eq(aces.id, reports.aceId))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, eq(jokers.id, reports.jokerId))
    .where(
      and(
        eq(reports.reporterId, actor.userId),
        isNotNull(reports.reportedUserId),
        whereBefore(reports.createdAt, reports.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(oneMoreThan(OWN_REPORTS_PER_PAGE));
  const { page, nextCursor } = pageOf(rows, OWN_REPORTS_PER_PAGE, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  return {
    items: page.map((row) => ({
      id: row.id,
      createdAt: row.createdAt,
      reasons: row.reasons,
      content: row.content,
      isHandled: row.status === "actioned" || row.status === "dismissed",
      shareMessages: row.shareMessages,
      reported: sidesOf(row).reported,
      readAt: row.readAt.map((at) => new Date(at)),
    })),
    nextCursor,
  };
}
