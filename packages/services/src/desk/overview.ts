import type { Db } from "@tefuda/db/client";
import { onlyRow, row } from "@tefuda/db/rows";
import { articles } from "@tefuda/db/schema/article";
import { companyIdentityRequests } from "@tefuda/db/schema/hidden-company";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { matchings } from "@tefuda/db/schema/matching";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { announces } from "@tefuda/db/schema/notification";
import { reports } from "@tefuda/db/schema/report";
import { and, count, eq, gt, inArray, isNotNull, isNull, min, type SQL, sql } from "@tefuda/db/sql";
import { inquiryDeadline } from "@tefuda/domain/inquiry/desk";
import { judgementDeadline } from "@tefuda/domain/judgement/policy";
import { queueStatuses } from "@tefuda/domain/judgement/queue";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";
import { isWaitingReport } from "@tefuda/domain/report/queue";
import { reportStatuses } from "@tefuda/domain/report/states";
import { startOfJstDay } from "@tefuda/domain/time/jst";
import { DAY_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";

const MEDIAN_DAYS = 30;

/** A list of the desk: how much waits, and when the first of it has to be done. */
interface Waiting {
  readonly count: number;
  readonly dueAt: Date | null;
  /** Of what was done in the last 30 days, in milliseconds; null when nothing was. */
  readonly medianMs: number | null;
}

/**
 * What waits on the operator's desk now, with deadlines and how long it takes in the middle; of a list
 * that the operator's role does not open not even the number, but null.
 */
export async function readDesk({ db, clock, actor }: Ctx<OperatorActor>) {
  const now = clock();
  const since = new Date(now.getTime() - MEDIAN_DAYS * DAY_MS);
  const allowed = async <Part>(action: Action, read: () => PromiseLike<Part>) =>
    can(actor, action) ? await read() : null;
  const parts = await Promise.all([
    allowed("judgement:judge", () => readJudgements(db, since)),
    allowed("report:handle", () => readReports(db, since)),
    allowed("inquiry:handle", () => readInquiries(db, since)),
    allowed("article:write", () => readNextArticle(db)),
    allowed("announce:write", () => readNextAnnounce(db, now)),
    allowed("matching:list", () => countSupportUnread(db)),
    allowed("operator:logs", () =>
      db.$count(errorLogs, gt(errorLogs.createdAt, startOfJstDay(now))),
    ),
    allowed("operator:decide-identity", () => countIdentityRequests(db)),
  ]);
  return {
    judgements: parts[0],
    reports: parts[1],
    inquiries: parts[2],
    articles: parts[3],
    announces: parts[4],
    supportUnread: parts[5],
    errorsToday: parts[6],
    identityRequests: parts[7],
  };
}

const readNextArticle = async (db: Db) =>
  onlyRow(
    await db
      .select({ count: count(), at: min(articles.publishedAt) })
      .from(articles)
      .where(eq(articles.status, "planned")),
  );

const readNextAnnounce = async (db: Db, now: Date) =>
  onlyRow(
    await db
      .select({ count: count(), at: min(announces.publishAt) })
      .from(announces)
      .where(and(gt(announces.publishAt, now), isNull(announces.withdrawnAt))),
  );

const countSupportUnread = (db: Db) =>
  db.$count(matchings, and(isNotNull(matchings.operatorId), gt(matchings.aceUnreadCount, 0)));

const countIdentityRequests = (db: Db) =>
  db.$count(companyIdentityRequests, isNull(companyIdentityRequests.closedAt));

async function readJudgements(db: Db, since: Date): Promise<Waiting> {
  const { count: waiting, oldest } = onlyRow(
    await db
      .select({ count: count(), oldest: min(jokerJudgements.requestedAt) })
      .from(jokerJudgements)
      .where(inArray(jokerJudgements.status, [...queueStatuses.open])),
  );
  const medianMs = await median(
    db,
    sql`select extract(epoch from reviewed_at - requested_at) * 1000 as ms from joker_judgements
      where reviewed_at > ${since.toISOString()}::timestamptz and reviewed_at > requested_at`,
  );
  return { count: waiting, dueAt: oldest && judgementDeadline(oldest), medianMs };
}

async function readReports(db: Db, since: Date): Promise<Waiting> {
  const waiting = and(
    inArray(reports.status, reportStatuses.filter(isWaitingReport)),
    isNotNull(reports.reportedUserId),
  );
  const found = onlyRow(
    await db
      .select({ count: count(), dueAt: min(reports.dueAt) })
      .from(reports)
      .where(waiting),
  );
  const medianMs = await median(
    db,
    sql`select extract(epoch from handled_at - created_at) * 1000 as ms from reports
      where handled_at > ${since.toISOString()}::timestamptz and status in ('actioned', 'dismissed')`,
  );
  return { ...found, medianMs };
}

async function readInquiries(db: Db, since: Date): Promise<Waiting> {
  const { count: waiting, oldest } = onlyRow(
    await db
      .select({ count: count(), oldest: min(inquiries.createdAt) })
      .from(inquiries)
      .where(eq(inquiries.status, "open")),
  );
  const medianMs = await median(
    db,
    sql`select extract(epoch from min(answer.created_at) - inquiry.created_at) * 1000 as ms
      from inquiry_answers answer join inquiries inquiry on inquiry.id = answer.inquiry_id
      where answer.created_at > ${since.toISOString()}::timestamptz
      group by inquiry.id`,
  );
  return { count: waiting, dueAt: oldest && inquiryDeadline(oldest), medianMs };
}

async function median(db: Db, times: SQL): Promise<number | null> {
  const { ms } = await row<{ ms: number | null }>(
    db,
    sql`select percentile_cont(0.5) within group (order by ms)::float8 as ms from (${times}) as done`,
  );
  return ms;
}
