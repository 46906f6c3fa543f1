import { createFacebookSignIn } from "@tefuda/adapters/social/facebook";
import { createGoogleSignIn } from "@tefuda/adapters/social/google";
import type { Db } from "@tefuda/db/client";
import { accounts } from "@tefuda/db/schema/account";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import { consentVersions } from "@tefuda/domain/account/constants";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { BeginSocial, SocialSignUp } from "@tefuda/domain/social/schema";
import { decideAtProvider } from "@tefuda/testing/server/decide-at-provider";
import { type FacebookSignIn, startFacebookSignIn } from "@tefuda/testing/server/facebook-sign-in";
import { type GoogleSignIn, startGoogleSignIn } from "@tefuda/testing/server/google-sign-in";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { makeBrowser, makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { beginSocial, beginSocialLink, beginSocialProof } from "./begin.ts";
import { completeSocialSignUp as complete } from "./complete-sign-up.ts";
import { finishSocial } from "./finish.ts";
import { getNewcomer } from "./get-newcomer.ts";
import { proveAccount as prove } from "./prove-account.ts";
import { requestSocialEmail as request } from "./request-email.ts";

export type Browser = ReturnType<typeof makeBrowser>;
export const agreed = {
  agreedTermsVersion: consentVersions.terms,
  agreedPrivacyVersion: consentVersions.privacy,
  wantsNewsletter: false,
};

/** Both providers for the tests of a file, real servers on this machine, and the same people there before each. */
export function useProviders(): {
  readonly google: GoogleSignIn;
  readonly facebook: FacebookSignIn;
} {
  let google: GoogleSignIn | undefined;
  let facebook: FacebookSignIn | undefined;
  beforeAll(async () => {
    [google, facebook] = await Promise.all([startGoogleSignIn(), startFacebookSignIn()]);
  });
  beforeEach(() => {
    const email = "hanako@example.jp";
    Object.assign(there(google).state, {
      person: { sub: "g-1", email, email_verified: true },
      isBroken: false,
    });
    Object.assign(there(facebook).state, { person: { id: "fb-1" }, isBroken: false });
  });
  afterAll(async () => {
    await google?.stop();
    await facebook?.stop();
  });
  const there = <T>(one: T | undefined): T => {
    if (!one) throw new Error("The providers are there only while tests run.");
    return one;
  };
  return {
    get google() {
      return there(google);
    },
    get facebook() {
      return there(facebook);
    },
  };
}

export type Providers = ReturnType<typeof useProviders>;

/** The product with those providers, or some of them; patient, because tests share their processors. */
export function makeSocialApp(
  db: Db,
  providers: Providers,
  names: readonly SocialProvider[] = ["google", "facebook"],
): TestApp {
  const app = makeTestApp(db);
  const more = (provider: SocialProvider) => ({
    redirectUri: `${app.site.origin}/auth/${provider}/callback`,
    limitMs: 20_000,
  });
  const social = {
    ...(names.includes("google") && {
      google: createGoogleSignIn({ ...providers.google.settings, ...more("google") }),
    }),
    ...(names.includes("facebook") && {
      facebook: createFacebookSignIn({ ...providers.facebook.settings, ...more("facebook") }),
    }),
  };
  return { ...app, ports: { ...app.ports, social } };
}

type Decision = "allow" | "deny";

/** To the provider's page, and what comes back to our address. */
export async function visit(browser: Browser, input: BeginSocial, decision: Decision = "allow") {
  const { url } = await beginSocial(await browser.ctx(), input);
  return decideAtProvider(url, decision);
}

/** There and back again; where the browser goes then. */
export async function come(
  browser: Browser,
  input: BeginSocial | SocialProvider,
  decision?: Decision,
): Promise<string> {
  const asked = typeof input === "string" ? { provider: input, intent: "signIn" as const } : input;
  const query = await visit(browser, asked, decision);
  return (await finishSocial(await browser.ctx(), asked.provider, query)).to;
}

/** The same for somebody signed in, to link or to prove. */
export async function comeAs(
  browser: Browser,
  what: "link" | "proof",
  provider: SocialProvider,
  decision: Decision = "allow",
): Promise<string> {
  const begin = what === "link" ? beginSocialLink : beginSocialProof;
  const { url } = await begin(await jokerCtx(browser), { provider });
  const query = await decideAtProvider(url, decision);
  return (await finishSocial(await browser.ctx(), provider, query)).to;
}

export async function jokerCtx(browser: Browser): Promise<Ctx<JokerActor>> {
  const ctx = await browser.ctx();
  const { actor } = ctx;
  if (actor.kind !== "joker") throw new Error(`It is a ${actor.kind}'s.`);
  return { ...ctx, actor };
}

/** What a form sends of the person whom the page showed; nobody's where it showed none. */
async function marked<Values extends { mark?: string }>(ctx: Ctx, values: Values) {
  const { mark = "nobody's" } = (await getNewcomer(ctx, {})) ?? {};
  return { mark, ...values };
}

/** The forms of the page that is shown now, unless a mark says that it is an older one. */
export const completeSocialSignUp = async (
  ctx: Ctx,
  values: Omit<SocialSignUp, "mark"> & { mark?: string },
) => complete(ctx, await marked(ctx, values));
export const requestSocialEmail = async (ctx: Ctx, values: { email: string; mark?: string }) =>
  request(ctx, await marked(ctx, values));
export const proveAccount = async (ctx: Ctx, values: { password: string; mark?: string }) =>
  prove(ctx, await marked(ctx, values));

/** Somebody new, who has signed up by Google. */
export async function signUpByGoogle(app: TestApp): Promise<{ browser: Browser; userId: string }> {
  const browser = makeBrowser(app);
  await come(browser, "google");
  return { browser, ...(await completeSocialSignUp(await browser.ctx(), agreed)) };
}

/** The ways of signing in that are kept, whose each is, and nothing of the tokens. */
export const keptAccounts = (db: Db) => db.select().from(accounts);
