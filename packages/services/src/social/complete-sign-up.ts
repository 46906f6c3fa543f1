import type { Tx } from "@tefuda/db/client";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SocialSignUp } from "@tefuda/domain/social/schema";
import { useActionCode } from "../account/action-codes.ts";
import { insertJoker } from "../account/complete-sign-up.ts";
import { insertUser } from "../account/create-user.ts";
import { openSession } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { insertAccount } from "./accounts.ts";
import {
  clearNewcomerCookie,
  type KeptNewcomer,
  requireNewcomer,
  useNewcomer,
} from "./newcomer.ts";
import { isCodeOf } from "./request-email.ts";

/**
 * Makes a joker of whom a provider brought, with the consents and their versions, and signs in
 * (spec 7 · social sign-in). The address is one that the provider vouches for, or that the mailed code
 * has proven in this browser. Nothing is linked to an account that exists.
 * @throws AppError socialSignInExpired, invalidActionCode, alreadyRegisteredEmail
 */
export async function completeSocialSignUp(
  ctx: Ctx,
  { oobCode, mark, ...agreed }: SocialSignUp,
): Promise<{ userId: string }> {
  const now = ctx.clock();
  const newcomer = await requireNewcomer(ctx, mark);
  const userId = await ctx.db.transaction(async (tx) => {
    const email = await provenEmail(tx, now, newcomer, oobCode);
    await useNewcomer(tx, now, newcomer);
    const id = await insertUser(tx, now, { email, name: "" });
    await insertJoker(tx, ctx, { id, email, ...agreed });
    await insertAccount(tx, now, id, newcomer);
    return id;
  });
  await clearNewcomerCookie(ctx);
  await openSession(ctx, userId);
  return { userId };
}

async function provenEmail(
  tx: Tx,
  now: Date,
  newcomer: KeptNewcomer,
  oobCode: string | undefined,
): Promise<string> {
  if (oobCode) {
    const code = await useActionCode(tx, now, oobCode, "signUp");
    if (!isCodeOf(code, newcomer)) throw new AppError("invalidActionCode");
    return code.email;
  }
  if (!newcomer.email || !newcomer.isEmailVerified) throw new AppError("socialSignInExpired");
  return newcomer.email;
}
