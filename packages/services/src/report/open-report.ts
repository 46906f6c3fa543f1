import type { Db } from "@tefuda/db/client";
import { operators, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { reports } from "@tefuda/db/schema/report";
import { and, desc, eq, isNotNull, ne } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { isRestrictedAt } from "@tefuda/domain/policy/restrictions";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { reportColumns, sidesOf } from "./columns.ts";
import { READ_MESSAGES_ACTION } from "./read-messages.ts";
import { reportablePeople } from "./reportable.ts";

/** Earlier reports that a page shows; their number is told in full. */
const EARLIER_MAX = 20;
const READINGS_MAX = 50;

export type ReportCase = Awaited<ReturnType<typeof openReport>>;

/**
 * A report as an operator works on it: both sides, how the reported person stands, what was
 * reported about the person before, and who read the messages. The messages themselves are read
 * apart. Every view is logged.
 * @throws dataNotFound
 */
export async function openReport(ctx: Ctx<OperatorActor>, { reportId }: { reportId: string }) {
  const { db } = ctx;
  const [row] = await db
    .select({
      ...reportColumns,
      content: reports.content,
      note: reports.note,
      notice: reports.notice,
      handledAt: reports.handledAt,
      matchingId: reports.matchingId,
      jokerId: reports.jokerId,
      evidence: reports.evidence,
    })
    .from(reports)
    .leftJoin(aces, eq(aces.id, reports.aceId))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, eq(jokers.id, reports.jokerId))
    .leftJoin(operators, eq(operators.id, reports.handledBy))
    .where(eq(reports.id, reportId));
  // The record of a release reports nobody.
  if (!row?.reportedUserId) throw new AppError("dataNotFound");
  await writeAudit(db, ctx, { action: "openReport", target: { type: "report", id: reportId } });
  const { aceName, companyName, jokerName, evidence, jokerId, ...report } = row;
  const { reporter, reported } = sidesOf(row);
  return {
    ...report,
    messageCount: evidence?.length ?? 0,
    /** Whom the decision may be about; more than one after a handover. */
    people: reportablePeople(row, reported.name),
    reporter: { ...reporter, sent: await countSent(db, row.reporterId) },
    reported: {
      ...reported,
      ...(await standingOf(db, row.reportedUserId, ctx.clock())),
      ...(await earlierAbout(db, reportId, row.reportedUserId)),
    },
    readings: await readingsOf(db, reportId),
  };
}

const countSent = (db: Db, reporterId: string): Promise<number> =>
  db.$count(reports, and(eq(reports.reporterId, reporterId), isNotNull(reports.reportedUserId)));

async function standingOf(db: Db, userId: string, now: Date) {
  const [user] = await db
    .select({
      erasedAt: users.erasedAt,
      suspendedAt: users.suspendedAt,
      restrictedAt: users.restrictedAt,
      restrictedUntil: users.restrictedUntil,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.erasedAt) return { isThere: false, isSuspended: false, isRestricted: false };
  return {
    isThere: true,
    isSuspended: user.suspendedAt !== null,
    isRestricted: isRestrictedAt(user, now),
  };
}

async function earlierAbout(db: Db, id: string, reportedUserId: string) {
  const others = and(eq(reports.reportedUserId, reportedUserId), ne(reports.id, id));
  const earlier = await db
    .select({
      id: reports.id,
      createdAt: reports.createdAt,
      reasons: reports.reportReasons,
      status: reports.status,
      action: reports.action,
    })
    .from(reports)
    .where(others)
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(EARLIER_MAX);
  return { earlier, earlierCount: await db.$count(reports, others) };
}

/** Who has read the messages of a report, and when (spec 6 · Support operator). */
function readingsOf(db: Db, reportId: string) {
  return db
    .select({ id: auditLogs.id, at: auditLogs.createdAt, operatorName: operators.name })
    .from(auditLogs)
    .leftJoin(operators, eq(operators.id, auditLogs.actorId))
    .where(
      and(
        eq(auditLogs.targetType, "report"),
        eq(auditLogs.targetId, reportId),
        eq(auditLogs.action, READ_MESSAGES_ACTION),
      ),
    )
    .orderBy(desc(auditLogs.createdAt))
    .limit(READINGS_MAX);
}
