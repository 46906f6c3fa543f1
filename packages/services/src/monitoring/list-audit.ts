import type { Db } from "@tefuda/db/client";
import { whereNameBegins } from "@tefuda/db/queries/joker";
import { operators, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { folded } from "@tefuda/db/schema/columns";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "@tefuda/db/sql";
import {
  AUDIT_CSV_MAX,
  type AuditFilter,
  type ListAudit,
  LOG_PAGE_SIZE,
} from "@tefuda/domain/monitoring/logs";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { fold } from "@tefuda/domain/text/fold";
import { addJstDays, jstMidnight } from "@tefuda/domain/time/jst";
import { readMailAddress } from "@tefuda/domain/validation/mail-address";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, pageOf, whereBefore } from "../kernel/cursor.ts";

const ACTORS_MAX = 50;

/**
 * One page of the record of who did what, the newest first. The look itself is put on record, once
 * for a filter and not for each of its pages.
 */
export async function listAudit(ctx: Ctx<OperatorActor>, { cursor, ...filter }: ListAudit) {
  const { db } = ctx;
  const after = decodeCursor(cursor);
  const where = and(
    await whereFiltered(db, filter),
    whereBefore(auditLogs.createdAt, auditLogs.id, after),
  );
  const found = await selectRows(db, where).limit(LOG_PAGE_SIZE + 1);
  if (!after) await noteReading(ctx, "viewAuditLogs", filter);
  const { page, nextCursor } = pageOf(found, LOG_PAGE_SIZE, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  return { items: page, nextCursor };
}

/** The newest rows under a filter, for a file; whether there are more than it holds. */
export async function exportAudit(ctx: Ctx<OperatorActor>, filter: AuditFilter) {
  const where = await whereFiltered(ctx.db, filter);
  const found = await selectRows(ctx.db, where).limit(AUDIT_CSV_MAX + 1);
  await noteReading(ctx, "exportAuditLogs", filter);
  return { rows: found.slice(0, AUDIT_CSV_MAX), isCut: found.length > AUDIT_CSV_MAX };
}

function selectRows(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: auditLogs.id,
      createdAt: auditLogs.createdAt,
      actorId: auditLogs.actorId,
      actorType: auditLogs.actorType,
      actorName: users.name,
      action: auditLogs.action,
      targetType: auditLogs.targetType,
      targetId: auditLogs.targetId,
      companyId: auditLogs.companyId,
      companyName: companies.name,
      reason: auditLogs.reason,
      ip: auditLogs.ip,
    })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.actorId))
    .leftJoin(companies, eq(companies.id, auditLogs.companyId))
    .where(where)
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id));
}

async function whereFiltered(db: Db, filter: AuditFilter): Promise<SQL | undefined> {
  const { actor, actorId, action, targetType, targetId, companyId, from, to } = filter;
  return and(
    actor ? await whereActor(db, actor) : undefined,
    actorId ? eq(auditLogs.actorId, actorId) : undefined,
    action ? eq(auditLogs.action, action) : undefined,
    targetType ? eq(auditLogs.targetType, targetType) : undefined,
    targetId ? eq(auditLogs.targetId, targetId) : undefined,
    companyId ? eq(auditLogs.companyId, companyId) : undefined,
    from ? gte(auditLogs.createdAt, jstMidnight(from)) : undefined,
    to ? lt(auditLogs.createdAt, addJstDays(jstMidnight(to), 1)) : undefined,
  );
}

/**
 * People are few beside what they did: found first, so that the log is read by its index. Of seekers, who are many, the
 * beginning of a name is looked for.
 */
async function whereActor(db: Db, words: string): Promise<SQL> {
  const name = fold(words);
  const seekers = db.select({ id: jokers.id }).from(jokers).where(whereNameBegins(name));
  const staff = db.select({ id: aces.id }).from(aces).where(holds(aces.name, name));
  const ours = db.select({ id: operators.id }).from(operators).where(holds(operators.name, name));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        eq(users.email, readMailAddress(words).address),
        inArray(users.id, seekers),
        inArray(users.id, staff),
        inArray(users.id, ours),
      ),
    )
    .limit(ACTORS_MAX);
  return inArray(
    auditLogs.actorId,
    found.map(({ id }) => id),
  );
}

const holds = (column: typeof aces.name | typeof operators.name, text: string) =>
  sql`strpos(${folded(column)}, ${text}) > 0`;

/** What was looked for by; a person's words are not repeated. */
async function noteReading(ctx: Ctx<OperatorActor>, action: string, filter: AuditFilter) {
  const reason = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (key === "actor" ? key : `${key}=${value}`))
    .join(" ");
  await writeAudit(ctx.db, ctx, {
    action,
    target: { type: "auditLog" },
    companyId: filter.companyId,
    ...(reason && { reason }),
  });
}
