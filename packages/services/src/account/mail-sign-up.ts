import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { issueActionCode } from "./action-codes.ts";
import { actionLink } from "./links.ts";

interface SignUpMail {
  readonly email: string;
  /** What the visitor has chosen before, which the link brings along to another browser. */
  readonly wish?: string | undefined;
  /** What the code is to know. */
  readonly payload?: Record<string, string>;
}

/**
 * Mails the link with which a sign-up is completed; to a known address it mails the way to the login
 * instead, which takes as long and is answered alike (spec 7 · Sign-in).
 */
export async function mailSignUp(
  tx: Tx,
  ctx: Ctx,
  { email, wish, ...rest }: SignUpMail,
): Promise<void> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  const isDecoy = known !== undefined;
  const code = await issueActionCode(tx, ctx.clock(), { kind: "signUp", email, isDecoy, ...rest });
  const login = `${ctx.site.origin}/login${wish ? `?url=${encodeURIComponent(wish)}` : ""}`;
  await enqueueMail(tx, ctx, {
    template: isDecoy ? "signUpKnown" : "signUp",
    to: email,
    params: { url: isDecoy ? login : actionLink(ctx.site, "signUp", code, wish) },
  });
}
