import { accounts, users } from "@tefuda/db/schema/account";
import { and, eq } from "@tefuda/db/sql";
import type { ResetRequest } from "@tefuda/domain/account/schema";
import { uuidv7 } from "uuidv7";
import { issueActionCode } from "../account/action-codes.ts";
import { actionLink } from "../account/links.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail, NOBODY } from "../mail/enqueue-mail.ts";
import { countRequest } from "../request-limit/count-request.ts";
import { linkedOf } from "../social/accounts.ts";
import { offeredProviders } from "../social/attempts.ts";

/**
 * Mails a password reset link. The answer is the same, and takes as long, for unknown addresses, and for
 * those that sign in with a social account, which are told so by mail only (spec 7 · Sign-in). Where
 * none of theirs is offered any more, a password is the way back in.
 * @throws tooManyRequests
 */
export async function requestPasswordReset(
  ctx: Ctx,
  { email, userType }: ResetRequest,
): Promise<void> {
  const now = ctx.clock();
  await countRequest(ctx, "resetPasswordMail", email);
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, password: accounts.password })
      .from(users)
      .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
      .where(eq(users.email, email));
    // Asked for nobody as well, and a mail is made for nobody: each answer takes as long.
    const linked = await linkedOf(tx, user?.id ?? uuidv7(), offeredProviders(ctx));
    const isSocial = user !== undefined && !user.password && linked.length > 0;
    const code = await issueActionCode(tx, now, {
      kind: "resetPassword",
      email,
      userId: user?.id,
      payload: { userType },
      isDecoy: !user || isSocial,
    });
    const to = { to: user ? email : NOBODY, userId: user?.id };
    const params = { url: actionLink(ctx.site, "resetPassword", code) };
    if (isSocial)
      await enqueueMail(tx, ctx, { template: "passwordResetSocial", params: {}, ...to });
    else await enqueueMail(tx, ctx, { template: "passwordReset", params, ...to });
  });
}
