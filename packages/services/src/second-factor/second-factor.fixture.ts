import { secondFactors } from "@tefuda/db/schema/second-factor";
import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";
import { type makeBrowser, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { type SignInPage, signIn } from "../sign-in/sign-in.ts";
import { authSecretOf, seal } from "./seal.ts";
import { makeSecret } from "./totp.ts";

export type Browser = ReturnType<typeof makeBrowser>;

/** Gives the right password on a login page. */
export const logIn = async (browser: Browser, email: string, page: SignInPage) =>
  signIn(await browser.ctx(), { email, password: PASSWORD, page });

/** An authenticator app that was set up long ago; answers what it holds. */
export async function giveFactor(app: TestApp, userId: string): Promise<string> {
  const secret = makeSecret();
  const now = app.clock();
  await app.db.insert(secondFactors).values({
    userId,
    secretSealed: seal(await authSecretOf(app.ports), userId, secret),
    createdAt: now,
    updatedAt: now,
  });
  return secret;
}

export async function aceCtx(browser: Browser): Promise<Ctx<AceActor>> {
  const ctx = await browser.ctx();
  if (ctx.actor.kind !== "ace") throw new Error(`the browser is a ${ctx.actor.kind}'s`);
  return { ...ctx, actor: ctx.actor };
}

export async function operatorCtx(browser: Browser): Promise<Ctx<OperatorActor>> {
  const ctx = await browser.ctx();
  if (ctx.actor.kind !== "operator") throw new Error(`the browser is a ${ctx.actor.kind}'s`);
  return { ...ctx, actor: ctx.actor };
}
