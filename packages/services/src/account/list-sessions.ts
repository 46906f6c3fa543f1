import { sessions } from "@tefuda/db/schema/account";
import { and, desc, eq, gt } from "@tefuda/db/sql";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { sessionTokenOf } from "./sessions.ts";

const SHOWN = 50;

export interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** The one that this call came with. */
  readonly isCurrent: boolean;
}

/** Where the caller is signed in, the newest first. */
export async function listSessions(ctx: Ctx<SignedInActor>): Promise<SessionRow[]> {
  const token = await sessionTokenOf(ctx.ports, ctx.request.headers);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.actor.userId), gt(sessions.expiresAt, ctx.clock())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(SHOWN);
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    ipAddress: row.ipAddress,
    createdAt: row.createdAt,
    lastUsedAt: row.updatedAt,
    isCurrent: row.token === token,
  }));
}
