import { users } from "@tefuda/db/schema/account";
import { and, eq } from "@tefuda/db/sql";
import { canSetFirstPassword } from "@tefuda/domain/account/policy";
import { AppError } from "@tefuda/domain/errors/app-error";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { signalSession } from "../signals/session.ts";
import { hashPassword } from "./password-hash.ts";
import { isRightPassword, readPassword, storePassword } from "./passwords.ts";
import { requireStrongPasswordOf } from "./require-strong-password.ts";
import { currentSession, endSessions } from "./sessions.ts";

/**
 * Replaces the password that a company member was given by one of its own, within five minutes
 * after the login, and ends the member's other sessions (spec 5 · Other rules). Until then the
 * member counts as a visitor, so the session itself is what is checked here.
 * @throws noCurrentUser, invalidPasswordResetRequest, weakPassword, also for the one that was given
 */
export async function changeInitialPassword(
  ctx: Ctx,
  { password }: { readonly password: string },
): Promise<void> {
  const now = ctx.clock();
  const session = await currentSession(ctx);
  if (!canSetFirstPassword(session.createdAt, now))
    throw new AppError("invalidPasswordResetRequest");
  const { userId } = session;
  await requireStrongPasswordOf(ctx, password, userId);
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ mustChangePassword: false, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.mustChangePassword, true)))
      .returning({ email: users.email });
    if (!user) throw new AppError("invalidPasswordResetRequest");
    if (await isRightPassword(await readPassword(tx, userId), password))
      throw new AppError("weakPassword", { fields: { password: messages.passwordTemporary } });
    await storePassword(tx, now, userId, passwordHash);
    await endSessions(tx, userId, session.id);
    await enqueueMail(tx, ctx, { template: "passwordChanged", to: user.email, userId, params: {} });
    await writeAudit(tx, ctx, {
      action: "changeInitialPassword",
      target: { type: "user", id: userId },
      by: { type: "ace", id: userId },
    });
  });
  signalSession(ctx.ports.bus, userId);
}
