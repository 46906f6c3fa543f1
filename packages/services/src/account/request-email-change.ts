import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { countRequest } from "../request-limit/count-request.ts";
import { issueActionCode } from "./action-codes.ts";
import { actionLink } from "./links.ts";
import { requireRecentLogin } from "./require-recent-login.ts";

/**
 * Mails a link to a new address; opening it changes the caller's e-mail. Whether the address
 * belongs to someone else shows only then.
 * @throws requireRecentLogin, tooManyRequests
 */
export async function requestEmailChange(
  ctx: Ctx<SignedInActor>,
  { email }: { readonly email: string },
): Promise<void> {
  const now = ctx.clock();
  const { userId } = ctx.actor;
  await requireRecentLogin(ctx);
  await countRequest(ctx, "verifyEmailMail", email);
  await ctx.db.transaction(async (tx) => {
    const code = await issueActionCode(tx, now, { kind: "verifyEmail", email, userId });
    const params = { url: actionLink(ctx.site, "verifyEmail", code) };
    await enqueueMail(tx, ctx, { template: "emailChange", to: email, userId, params });
  });
}
