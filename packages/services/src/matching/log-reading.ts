import { auditLogs } from "@tefuda/db/schema/monitoring";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { and, eq, gt } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";

/** A page that opens asks for a thread more than once; that is one reading. */
const ONE_READING_MS = 60_000;

/**
 * Puts on record that a thread was read by somebody who is not one of its two people: an operator
 * (spec 6 · Support operator), or an administrator of the company, in the company's own log.
 */
export async function logReading(
  ctx: Ctx<SignedInActor>,
  thread: { readonly id: string; readonly aceId: string | null },
): Promise<void> {
  const action = recordOf(ctx.actor, thread.aceId);
  if (!action) return;
  const since = new Date(ctx.clock().getTime() - ONE_READING_MS);
  const noted = await ctx.db.$count(
    auditLogs,
    and(
      eq(auditLogs.targetType, "matching"),
      eq(auditLogs.targetId, thread.id),
      gt(auditLogs.createdAt, since),
      eq(auditLogs.actorId, ctx.actor.userId),
      eq(auditLogs.action, action),
    ),
  );
  if (noted === 0)
    await writeAudit(ctx.db, ctx, { action, target: { type: "matching", id: thread.id } });
}

function recordOf(actor: SignedInActor, aceId: string | null): string | undefined {
  switch (actor.kind) {
    case "operator":
      return "viewSupportThread";
    case "ace":
      return actor.userId === aceId ? undefined : "viewCompanyThread";
    case "joker":
      return undefined;
    default:
      return actor satisfies never;
  }
}
