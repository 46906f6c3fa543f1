import { accounts, users } from "@tefuda/db/schema/account";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { countAttempt, whileTried } from "./attempts.ts";
import { isRightPassword } from "./passwords.ts";

/**
 * Lets a change pass only with the caller's password; wrong ones count towards the lock.
 * @throws wrongPassword, temporarilyLocked, tooManyRequests, userNotFoundOnAuth for somebody who is no more, serverBusy
 */
export const requirePassword = (ctx: Ctx<SignedInActor>, password: string) =>
  whileTried(() => tryPassword(ctx, password));

async function tryPassword(ctx: Ctx<SignedInActor>, password: string): Promise<void> {
  const { db, actor } = ctx;
  const [user] = await db
    .select({ email: users.email, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(eq(users.id, actor.userId));
  if (!user) throw new AppError("userNotFoundOnAuth");
  const takeBack = await countAttempt(ctx, { email: user.email, userId: actor.userId });
  if (!(await isRightPassword(user.passwordHash, password))) throw new AppError("wrongPassword");
  await takeBack();
}
