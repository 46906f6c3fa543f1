import { auditLogs } from "@tefuda/db/schema/monitoring";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { and, eq, gt } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";

/** A page that opens asks for a thread more than once; that is one reading. */
const ONE_READING_MS = 60_000;

/** Puts on record that an operator read a thread; of others nothing (spec 6 · Support operator). */
export async function logReading(ctx: Ctx<SignedInActor>, matchingId: string): Promise<void> {
  if (ctx.actor.kind !== "operator") return;
  const action = "viewSupportThread";
  const since = new Date(ctx.clock().getTime() - ONE_READING_MS);
  const noted = await ctx.db.$count(
    auditLogs,
    and(
      eq(auditLogs.targetType, "matching"),
      eq(auditLogs.targetId, matchingId),
      gt(auditLogs.createdAt, since),
      eq(auditLogs.actorId, ctx.actor.userId),
      eq(auditLogs.action, action),
    ),
  );
  if (noted === 0)
    await writeAudit(ctx.db, ctx, { action, target: { type: "matching", id: matchingId } });
}
