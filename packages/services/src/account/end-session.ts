import { sessions } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { hintSession } from "../live/hint-session.ts";

/** Signs the caller out on one device. @throws dataNotFound for a session that is not the caller's */
export async function endSession(
  { db, actor, ports }: Ctx<SignedInActor>,
  { sessionId }: { readonly sessionId: string },
): Promise<void> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId)))
    .returning({ id: sessions.id });
  if (!ended) throw new AppError("dataNotFound");
  await db.delete(customTokens).where(eq(customTokens.userId, actor.userId));
  hintSession(ports.bus, actor.userId);
}
