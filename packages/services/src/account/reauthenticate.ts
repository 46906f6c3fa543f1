import { accounts, sessions, users } from "@tefuda/db/schema/account";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { clearAttempts, countAttempt } from "./attempts.ts";
import { isRightPassword } from "./passwords.ts";
import { currentSession, openSession } from "./sessions.ts";

/**
 * Asks for the password again before a sensitive change: a new session, opened now, takes the
 * place of the caller's. Wrong passwords count towards the lock.
 * @throws wrongPassword, temporarilyLocked, unauthenticated
 */
export async function reauthenticate(
  ctx: Ctx<SignedInActor>,
  { password }: { readonly password: string },
): Promise<void> {
  const { db, actor, request } = ctx;
  const session = await currentSession(ctx);
  const [user] = await db
    .select({ email: users.email, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(eq(users.id, actor.userId));
  if (!user) throw new AppError("unauthenticated");
  await countAttempt(db, ctx.clock(), user.email, request.ip);
  if (!(await isRightPassword(user.passwordHash, password))) throw new AppError("wrongPassword");
  await clearAttempts(db, user.email);
  await openSession(ctx, actor.userId);
  await db.delete(sessions).where(eq(sessions.id, session.id));
}
