import { auditLogs } from "@tefuda/db/schema/monitoring";
import { and, desc, eq, gt } from "@tefuda/db/sql";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";

/** A page that opens asks for a thread more than once; that is one reading. */
const ONE_READING_MS = 60_000;

/**
 * Puts on record that a thread was read by somebody who is not one of its two people: an operator
 * (spec 6 · Support operator), or an administrator of the company, in the company's own log.
 * @returns until when, in milliseconds, further reading is the same one; nothing is where none goes on record
 */
export async function logReading(
  ctx: Ctx<SignedInActor>,
  thread: { readonly id: string; readonly aceId: string | null },
): Promise<number> {
  const action = recordOf(ctx.actor, thread.aceId);
  if (!action) return 0;
  const now = ctx.clock();
  const since = new Date(now.getTime() - ONE_READING_MS);
  const [noted] = await ctx.db
    .select({ at: auditLogs.createdAt })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.targetType, "matching"),
        eq(auditLogs.targetId, thread.id),
        gt(auditLogs.createdAt, since),
        eq(auditLogs.actorId, ctx.actor.userId),
        eq(auditLogs.action, action),
      ),
    )
    .orderBy(desc(auditLogs.createdAt))
    .limit(1);
  if (noted) return noted.at.getTime() + ONE_READING_MS;
  await writeAudit(ctx.db, ctx, { action, target: { type: "matching", id: thread.id } });
  return now.getTime() + ONE_READING_MS;
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
