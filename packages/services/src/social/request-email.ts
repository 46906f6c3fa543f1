import { AppError } from "@tefuda/domain/errors/app-error";
import type { SocialEmail } from "@tefuda/domain/social/schema";
import type { ActionCode } from "../account/action-codes.ts";
import { mailSignUp } from "../account/mail-sign-up.ts";
import type { Ctx } from "../kernel/context.ts";
import { countRequest } from "../request-limit/count-request.ts";
import { type KeptNewcomer, prolongNewcomer, requireNewcomer } from "./newcomer.ts";

/** Whether a mailed sign-up code was asked for by this newcomer. */
export const isCodeOf = ({ payload }: ActionCode, { id }: KeptNewcomer): boolean =>
  payload.newcomer === id;

/**
 * Mails a newcomer whose address no provider vouches for the link that proves one. It completes this
 * sign-up in this browser only; opened elsewhere it is an ordinary one, so nobody can have somebody
 * else open the door for them. To a known address it mails the way to the login, and the answer is the
 * same.
 * @throws AppError socialSignInExpired, tooManyRequests
 */
export async function requestSocialEmail(
  ctx: Ctx,
  { email, mark, wish }: SocialEmail,
): Promise<void> {
  const newcomer = await requireNewcomer(ctx, mark);
  if (newcomer.isEmailVerified) throw new AppError("socialSignInExpired");
  await countRequest(ctx, "signUpMail", email);
  await ctx.db.transaction(async (tx) => {
    await mailSignUp(tx, ctx, { email, wish, payload: { newcomer: newcomer.id } });
    await prolongNewcomer(tx, ctx.clock(), newcomer);
  });
}
