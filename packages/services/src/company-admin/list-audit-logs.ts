import type { Db } from "@tefuda/db/client";
import { alias } from "@tefuda/db/pg-core";
import { operators } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { and, desc, eq, gte, lt, type SQL, sql } from "@tefuda/db/sql";
import type { CompanyAuditFilter, ListCompanyAudit } from "@tefuda/domain/company/audit";
import { addJstDays, jstMidnight } from "@tefuda/domain/time/jst";
import { type Administrator, companyOf } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { type Cursor, decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";

const PAGE = 50;
const EXPORT_MAX = 5000;

/** What an administrator reads of the log: no address of anyone's, and operators without a name. */
export type AuditRow = Awaited<ReturnType<typeof listAuditLogs>>["items"][number];

/** Who did what in the company's name or to it, the newest first. */
export async function listAuditLogs(
  { db, actor }: Pick<Ctx<Administrator>, "db" | "actor">,
  input: ListCompanyAudit,
) {
  const companyId = companyOf(actor, input.companyId);
  const found = await readRows(db, companyId, input, oneMoreThan(PAGE), decodeCursor(input.cursor));
  const { page, nextCursor } = pageOf(found, PAGE, (row) => ({ at: row.createdAt, id: row.id }));
  return { items: page, nextCursor };
}

/** The newest 5,000 rows of a filter, for a file; that it was asked for is in the log itself. */
export async function exportAuditLogs(ctx: Ctx<Administrator>, input: CompanyAuditFilter) {
  const companyId = companyOf(ctx.actor, input.companyId);
  return ctx.db.transaction(async (tx) => {
    const items = await readRows(tx, companyId, input, EXPORT_MAX);
    const target = { type: "auditLog" };
    await writeAudit(tx, ctx, { action: "exportCompanyAuditLogs", target, companyId });
    return { items };
  });
}

const target = alias(aces, "target_ace");
const threadAce = alias(aces, "thread_ace");
const ofMatching = sql`case when ${auditLogs.targetType} = 'matching' then ${auditLogs.targetId}::uuid end`;

function readRows(
  db: Db,
  companyId: string,
  filter: CompanyAuditFilter,
  limit: number,
  after?: Cursor,
) {
  return (
    db
      .select({
        id: auditLogs.id,
        actorType: auditLogs.actorType,
        actorName: sql<string | null>`case when ${operators.id} is null then ${aces.name} end`,
        action: auditLogs.action,
        targetType: auditLogs.targetType,
        targetName: sql<string | null>`coalesce(${target.name}, ${threadAce.name})`,
        reason: shownReason,
        createdAt: auditLogs.createdAt,
      })
      .from(auditLogs)
      .leftJoin(aces, eq(aces.id, auditLogs.actorId))
      .leftJoin(operators, eq(operators.id, auditLogs.actorId))
      .leftJoin(
        target,
        sql`${target.id}::text = ${auditLogs.targetId} and ${auditLogs.targetType} = 'ace'`,
      )
      // A thread is called by who of the company is in it; whoever it is with is not named here.
      .leftJoin(matchings, eq(matchings.id, ofMatching))
      .leftJoin(threadAce, eq(threadAce.id, matchings.aceId))
      .where(
        and(
          eq(auditLogs.companyId, companyId),
          whereFilter(filter),
          whereBefore(auditLogs.createdAt, auditLogs.id, after),
        ),
      )
      .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
      .limit(limit)
  );
}

/** What operators write down as their reason is theirs, not the company's. */
const shownReason = sql<
  string | null
>`case when ${auditLogs.actorType} = 'ace' then ${auditLogs.reason} end`;

function whereFilter({ memberId, action, from, to }: CompanyAuditFilter): SQL | undefined {
  return and(
    memberId ? eq(auditLogs.actorId, memberId) : undefined,
    action ? eq(auditLogs.action, action) : undefined,
    from ? gte(auditLogs.createdAt, jstMidnight(from)) : undefined,
    to ? lt(auditLogs.createdAt, addJstDays(jstMidnight(to), 1)) : undefined,
  );
}
