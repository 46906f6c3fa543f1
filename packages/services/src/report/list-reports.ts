import type { Db } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { reports } from "@tefuda/db/schema/report";
import { and, asc, count, desc, eq, isNotNull, sql } from "@tefuda/db/sql";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { isWaitingReport, type ListReports, REPORTS_PER_PAGE } from "@tefuda/domain/report/queue";
import { type ReportStatus, reportStatuses } from "@tefuda/domain/report/states";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereAfter, whereBefore } from "../kernel/cursor.ts";
import { reportColumns, sidesOf } from "./columns.ts";

/** Reports about the same person that came before this one. */
const earlierCount = sql<number>`(select count(*)::int from reports earlier
  where earlier.reported_user_id = ${reports.reportedUserId}
    and earlier.created_at < ${reports.createdAt})`;

/** The record of a release reports nobody and is nothing for the desk. */
const isReport = isNotNull(reports.reportedUserId);

/**
 * One page of the report desk: what is due first comes first, what is done comes newest first,
 * with the number of reports in each status.
 */
export async function listReports(ctx: Ctx<OperatorActor>, { status, cursor }: ListReports) {
  const isWaiting = isWaitingReport(status);
  const order = isWaiting ? asc : desc;
  const whereBeyond = isWaiting ? whereAfter : whereBefore;
  const rows = await ctx.db
    .select({ ...reportColumns, earlierCount })
    .from(reports)
    .leftJoin(aces, eq(aces.id, reports.aceId))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, eq(jokers.id, reports.jokerId))
    .leftJoin(operators, eq(operators.id, reports.handledBy))
    .where(
      and(
        eq(reports.status, status),
        isReport,
        whereBeyond(reports.dueAt, reports.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(order(reports.dueAt), order(reports.id))
    .limit(oneMoreThan(REPORTS_PER_PAGE));
  const { page, nextCursor } = pageOf(rows, REPORTS_PER_PAGE, (row) => ({
    at: row.dueAt,
    id: row.id,
  }));
  return {
    items: page.map(({ aceName, companyName, jokerName, ...row }) => ({
      ...row,
      ...sidesOf({ ...row, aceName, companyName, jokerName }),
    })),
    nextCursor,
    counts: await countByStatus(ctx.db),
  };
}

async function countByStatus(db: Db): Promise<Record<ReportStatus, number>> {
  const counted = await db
    .select({ status: reports.status, count: count() })
    .from(reports)
    .where(isReport)
    .groupBy(reports.status);
  const byStatus = new Map(counted.map((row) => [row.status, row.count]));
  const pairs = reportStatuses.map((status) => [status, byStatus.get(status) ?? 0]);
  return Object.fromEntries(pairs) as Record<ReportStatus, number>;
}
