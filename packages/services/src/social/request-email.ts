import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { type ActionCode, issueActionCode } from "../account/action-codes.ts";
import { actionLink } from "../account/links.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
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
  { email, mark }: { readonly email: string; readonly mark: string },
): Promise<void> {
  const now = ctx.clock();
  const newcomer = await requireNewcomer(ctx, mark);
  if (newcomer.isEmailVerified) throw new AppError("socialSignInExpired");
  await countRequest(ctx, "signUpMail", email);
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const isDecoy = known !== undefined;
    const payload = { newcomer: newcomer.id };
    const code = await issueActionCode(tx, now, { kind: "signUp", email, isDecoy, payload });
    await prolongNewcomer(tx, now, newcomer);
    if (isDecoy) {
      const params = { url: `${ctx.site.origin}/login` };
      await enqueueMail(tx, ctx, { template: "signUpKnown", to: email, params });
    } else {
      const params = { url: actionLink(ctx.site, "signUp", code) };
      await enqueueMail(tx, ctx, { template: "signUp", to: email, params });
    }
  });
}
