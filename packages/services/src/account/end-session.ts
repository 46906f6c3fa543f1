import { sessions } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalSession } from "../signals/session.ts";
import { requireRecentLogin } from "./require-recent-login.ts";

/**
 * Signs the caller out on one device.
 * @throws requireRecentLogin, noCurrentUser, dataNotFound for a session that is not the caller's
 */
export async function endSession(
  ctx: Ctx<SignedInActor>,
  { sessionId }: { readonly sessionId: string },
): Promise<void> {
  const { db, actor, ports } = ctx;
  await requireRecentLogin(ctx);
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId)))
    .returning({ id: sessions.id });
  if (!ended) throw new AppError("dataNotFound");
  await db.delete(customTokens).where(eq(customTokens.userId, actor.userId));
  signalSession(ports.bus, actor.userId);
}
