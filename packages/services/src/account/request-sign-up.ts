import type { SignUpRequest } from "@tefuda/domain/account/schema";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { countRequest } from "../request-limit/count-request.ts";
import { mailSignUp } from "./mail-sign-up.ts";

/**
 * Mails the link with which a visitor completes the sign-up; a known address is answered alike
 * (spec 7 · Sign-in).
 * @throws tooManyRequests
 */
export async function requestSignUp(ctx: Ctx, request: SignUpRequest): Promise<void> {
  await countRequest(ctx, "signUpMail", request.email);
  await ctx.db.transaction(async (tx) => {
    // Also for a known address, which takes as long as a new one.
    await recordEvent(tx, ctx, "sign_up_start", {});
    await mailSignUp(tx, ctx, request);
  });
}
