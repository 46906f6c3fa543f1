import { accounts, users } from "@tefuda/db/schema/account";
import type { ResetRequest } from "@tefuda/domain/account/schema";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../notification/enqueue-mail.ts";
import { linkedOf } from "../social/accounts.ts";
import { offeredProviders } from "../social/attempts.ts";
import { issueActionCode, limitActionCodes } from "./action-codes.ts";
import { actionLink } from "./links.ts";

/**
 * Mails a password reset link. The answer is the same for unknown addresses, and for those that
 * sign in with a social account, which are told so by mail only (spec 7 · Sign-in). Where none of
 * theirs is offered any more, a password is the way back in.
 * @throws tooManyRequests
 */
export async function requestPasswordReset(
  ctx: Ctx,
  { email, userType }: ResetRequest,
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await limitActionCodes(tx, now, "resetPassword", email);
    const [user] = await tx
      .select({ id: users.id, password: accounts.password })
      .from(users)
      .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
      .where(eq(users.email, email));
    const isSocial =
      user && !user.password && (await linkedOf(tx, user.id, offeredProviders(ctx))).length > 0;
    const code = await issueActionCode(tx, now, {
      kind: "resetPassword",
      email,
      userId: user?.id,
      payload: { userType },
      isDecoy: !user || isSocial,
    });
    if (!user) return;
    const to = { to: email, userId: user.id };
    if (isSocial)
      await enqueueMail(tx, ctx, { template: "passwordResetSocial", params: {}, ...to });
    else {
      const url = actionLink(ctx.site, "resetPassword", code);
      await enqueueMail(tx, ctx, { template: "passwordReset", params: { url }, ...to });
    }
  });
}
