import type { Db } from "@tefuda/db/client";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { type Given, statement } from "@tefuda/db/statement";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "./context.ts";

export interface AuditEntry {
  /** What was done, the name of the use case. */
  readonly action: string;
  readonly target: { readonly type: string; readonly id?: string | undefined };
  /** The company in whose log the row shows; that of an acting ace when absent. */
  readonly companyId?: string | undefined;
  readonly reason?: string | undefined;
  /** Names what is recorded once, however often it is asked for; the table refuses a second row. */
  readonly onceKey?: string | undefined;
  /** Who acted, where the context's actor does not say it. */
  readonly by?: { readonly type: string; readonly id?: string | undefined } | undefined;
}

/** Records who did what, inside the transaction that does it (spec 6 · Roles and permissions). */
export async function writeAudit(
  tx: Db,
  { actor, clock, request }: Pick<Ctx, "actor" | "clock" | "request">,
  { action, target, companyId, reason, onceKey, by }: AuditEntry,
): Promise<void> {
  await insertAudit(tx, {
    id: uuidv7(),
    actorId: by ? (by.id ?? null) : actor.kind === "visitor" ? null : actor.userId,
    actorType: by?.type ?? actor.kind,
    action,
    targetType: target.type,
    targetId: target.id ?? null,
    companyId: companyId ?? (actor.kind === "ace" ? actor.companyId : null),
    reason: reason ?? null,
    onceKey: onceKey ?? null,
    ip: request.ip,
    userAgent: request.userAgent,
    createdAt: clock(),
  });
}

interface AuditRow {
  readonly id: string;
  readonly actorId: string | null;
  readonly actorType: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string | null;
  readonly companyId: string | null;
  readonly reason: string | null;
  readonly onceKey: string | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly createdAt: Date;
}

const insertAudit = statement((db, given: Given<AuditRow>) =>
  db
    .insert(auditLogs)
    .values({
      id: given.id,
      actorId: given.actorId,
      actorType: given.actorType,
      action: given.action,
      targetType: given.targetType,
      targetId: given.targetId,
      companyId: given.companyId,
      reason: given.reason,
      onceKey: given.onceKey,
      ip: given.ip,
      userAgent: given.userAgent,
      createdAt: given.createdAt,
    })
    .onConflictDoNothing(),
);
