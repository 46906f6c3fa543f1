import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { signalSession } from "../signals/session.ts";
import { hashPassword } from "./password-hash.ts";
import { storePassword } from "./passwords.ts";
import { requireRecentLogin } from "./require-recent-login.ts";
import { requireStrongPasswordOf } from "./require-strong-password.ts";
import { endSessions } from "./sessions.ts";

/**
 * Sets the caller's new password and signs it out everywhere else.
 * @throws requireRecentLogin, weakPassword
 */
export async function changePassword(
  ctx: Ctx<SignedInActor>,
  { password }: { readonly password: string },
): Promise<void> {
  const now = ctx.clock();
  const session = await requireRecentLogin(ctx);
  const { userId } = ctx.actor;
  await requireStrongPasswordOf(ctx, password, userId);
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    await storePassword(tx, now, userId, passwordHash);
    await endSessions(tx, userId, session.id);
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user)
      await enqueueMail(tx, ctx, {
        template: "passwordChanged",
        to: user.email,
        userId,
        params: {},
      });
  });
  signalSession(ctx.ports.bus, userId);
}
