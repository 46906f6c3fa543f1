import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import type { SignUpRequest } from "@tefuda/domain/account/schema";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { countRequest } from "../request-limit/count-request.ts";
import { issueActionCode } from "./action-codes.ts";
import { actionLink } from "./links.ts";

/**
 * Mails the link with which a visitor completes the sign-up; to a known address it mails the way
 * to the login instead, and the answer is the same (spec 7 · Sign-in).
 * @throws tooManyRequests
 */
export async function requestSignUp(ctx: Ctx, { email }: SignUpRequest): Promise<void> {
  const now = ctx.clock();
  await countRequest(ctx, "signUpMail", email);
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const isDecoy = known !== undefined;
    // Also for a known address, which takes as long as a new one.
    await recordEvent(tx, ctx, "sign_up_start", {});
    const code = await issueActionCode(tx, now, { kind: "signUp", email, isDecoy });
    if (isDecoy) {
      const params = { url: `${ctx.site.origin}/login` };
      await enqueueMail(tx, ctx, { template: "signUpKnown", to: email, params });
    } else {
      const params = { url: actionLink(ctx.site, "signUp", code) };
      await enqueueMail(tx, ctx, { template: "signUp", to: email, params });
    }
  });
}
