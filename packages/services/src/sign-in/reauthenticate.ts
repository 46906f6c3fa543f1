import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import type { Reauthenticate } from "@tefuda/domain/account/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { requirePassword } from "../account/require-password.ts";
import { currentSession, openSession } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { takeCode } from "../second-factor/take-code.ts";

/**
 * Asks for the password again before a sensitive change, and for a code where there is a second
 * factor: else whoever found an open page and a password could move the account to a mailbox of their
 * own. A new session, opened now, takes the place of the caller's. Wrong passwords and codes count
 * towards their locks.
 * @throws wrongPassword, wrongSecondFactor, temporarilyLocked, noCurrentUser, userNotFoundOnAuth
 */
export async function reauthenticate(
  ctx: Ctx<SignedInActor>,
  { password, code }: Reauthenticate,
): Promise<void> {
  const { userId } = ctx.actor;
  await currentSession(ctx);
  await requirePassword(ctx, password);
  if ((await ctx.db.$count(secondFactors, eq(secondFactors.userId, userId))) > 0) {
    // A page that did not know of the factor has tried nothing.
    if (code === undefined) throw new AppError("wrongSecondFactor");
    await takeCode(ctx, userId, code);
  }
  await openSession(ctx, userId);
}
