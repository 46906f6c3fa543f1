import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import type { Reset } from "@tefuda/domain/account/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { findActionCode, useActionCode } from "../account/action-codes.ts";
import { clearAttempts } from "../account/attempts.ts";
import { hashPassword } from "../account/password-hash.ts";
import { storePassword } from "../account/passwords.ts";
import { requireStrongPasswordOf } from "../account/require-strong-password.ts";
import { endSessions } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { proveAddress } from "../mail/refused-address.ts";
import { signalSession } from "../signals/session.ts";
import { linkedOf } from "../social/accounts.ts";
import { offeredProviders } from "../social/attempts.ts";

/** Whose login page comes next. */
export type ResetUserType = "joker" | "ace" | "operator";

const userTypeOf = (noted: unknown): ResetUserType =>
  noted === "ace" || noted === "operator" ? noted : "joker";

/**
 * Sets a new password with a mailed code, ends every session of the user and unlocks the sign-in
 * (spec 7 · password reset by action code). Answers which login page comes next, and the providers
 * that open the account as well, so that nobody is left inside unseen.
 * @throws invalidActionCode, weakPassword
 */
export async function completePasswordReset(
  ctx: Ctx,
  { oobCode, password }: Reset,
): Promise<{ userType: ResetUserType; providers: SocialProvider[] }> {
  const now = ctx.clock();
  const asked = await findActionCode(ctx.db, now, oobCode, "resetPassword");
  if (!asked.userId) throw new AppError("invalidActionCode");
  await requireStrongPasswordOf(ctx, password, asked.userId);
  const passwordHash = await hashPassword(password);
  const { userId: id, ...reset } = await ctx.db.transaction(async (tx) => {
    const code = await useActionCode(tx, now, oobCode, "resetPassword");
    const { userId, email } = code;
    if (!userId) throw new AppError("invalidActionCode");
    await storePassword(tx, now, userId, passwordHash);
    await tx
      .update(users)
      .set({ mustChangePassword: false, updatedAt: now })
      .where(eq(users.id, userId));
    await proveAddress(tx, email);
    await endSessions(tx, userId);
    await clearAttempts(tx, email);
    await enqueueMail(tx, ctx, { template: "passwordChanged", to: email, userId, params: {} });
    const providers = await linkedOf(tx, userId, offeredProviders(ctx));
    return { userId, userType: userTypeOf(code.payload.userType), providers };
  });
  signalSession(ctx.ports.bus, id);
  return reset;
}
