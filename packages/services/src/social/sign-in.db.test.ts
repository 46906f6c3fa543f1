import { consents, users, verifications } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { SOCIAL_ADDRESS_ATTEMPTS_MAX, SOCIAL_ATTEMPTS_MAX } from "@tefuda/domain/social/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { completePasswordReset } from "../account-recovery/complete-password-reset.ts";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { withdraw } from "../withdrawal/withdraw.ts";
import { offeredProviders } from "./attempts.ts";
import { beginSocial, beginSocialLink } from "./begin.ts";
import { finishSocial } from "./finish.ts";
import { getNewcomer } from "./get-newcomer.ts";
import {
  agreed,
  type Browser,
  come,
  completeSocialSignUp,
  jokerCtx,
  keptAccounts,
  makeSocialApp,
  signUpByGoogle,
  useProviders,
  visit,
} from "./social.fixture.ts";

const database = useTestDatabase();
const providers = useProviders();
const email = "hanako@example.jp";
const google = { provider: "google", intent: "signIn" } as const;
const facebook = { provider: "facebook", intent: "signIn" } as const;

let app: TestApp;
let browser: Browser;
beforeEach(async () => {
  await database.clear();
  app = makeSocialApp(database.db, providers);
  browser = makeBrowser(app);
});

const newcomer = async (of = browser, oobCode?: string) => getNewcomer(await of.ctx(), { oobCode });
const tableOfUsers = () => database.db.select().from(users);

it("offers what the settings name, and refuses the rest", async () => {
  expect(offeredProviders(app)).toEqual(["google", "facebook"]);
  expect(offeredProviders(makeSocialApp(database.db, providers, ["facebook"]))).toEqual([
    "facebook",
  ]);
  const without = makeBrowser(makeTestApp(database.db));
  expect(offeredProviders(await without.ctx())).toEqual([]);
  for (const input of [google, facebook])
    await expect(beginSocial(await without.ctx(), input)).rejects.toMatchObject({
      code: "dataNotFound",
    });
  const { to } = await finishSocial(
    await without.ctx(),
    "google",
    new URLSearchParams({ state: "x" }),
  );
  expect(to).toBe("/login?social=stale");
});

it("asks for who somebody is and the address, bound to this attempt", async () => {
  const asked = Object.fromEntries(
    new URL((await beginSocial(await browser.ctx(), google)).url).searchParams,
  );
  expect(asked).toMatchObject({
    response_type: "code",
    scope: "openid email",
    code_challenge_method: "S256",
    redirect_uri: "http://localhost:3000/auth/google/callback",
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  const other = new URL((await beginSocial(await browser.ctx(), facebook)).url).searchParams;
  expect(Object.fromEntries(other)).toMatchObject({
    scope: "public_profile email",
    code_challenge_method: "S256",
    redirect_uri: "http://localhost:3000/auth/facebook/callback",
  });
  const kept = JSON.stringify(await database.db.select().from(verifications));
  for (const secret of [asked.state, asked.nonce, other.get("state")])
    expect(kept).not.toContain(secret);
  expect(browser.received.find((line) => line.includes("social_browser"))).toMatch(
    /HttpOnly.*SameSite=Lax/i,
  );
});

it("makes an account of a new person only with the consents, and keeps no token", async () => {
  expect(await come(browser, { ...google, backTo: "/companies" })).toBe("/signup/social");
  expect(await newcomer()).toMatchObject({ provider: "google", step: "consent", email });
  expect(await tableOfUsers()).toEqual([]);
  expect(await newcomer(makeBrowser(app))).toBeNull();

  const { userId } = await completeSocialSignUp(await browser.ctx(), agreed);
  expect(await browser.actor()).toMatchObject({ kind: "joker", userId });
  const [user] = await tableOfUsers();
  expect(user).toMatchObject({ email, emailVerified: true });
  const given = await database.db.select().from(consents).where(eq(consents.userId, userId));
  expect(given.map(({ kind, version }) => [kind, version]).sort()).toEqual([
    ["privacy", agreed.agreedPrivacyVersion],
    ["terms", agreed.agreedTermsVersion],
  ]);
  expect(await keptAccounts(database.db)).toMatchObject([
    {
      providerId: "google",
      accountId: "g-1",
      userId,
      accessToken: null,
      refreshToken: null,
      idToken: null,
    },
  ]);
  expect((await app.mailsTo(email)).map(({ template }) => template)).toEqual(["welcome"]);
  await expect(completeSocialSignUp(await browser.ctx(), agreed)).rejects.toMatchObject({
    code: "socialSignInExpired",
  });
});

it("makes one account of two presses at once", async () => {
  await come(browser, "google");
  const ctx = await browser.ctx();
  const both = await Promise.allSettled([
    completeSocialSignUp(ctx, agreed),
    completeSocialSignUp(ctx, agreed),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await tableOfUsers()).toHaveLength(1);
});

it("signs the same person in, by the provider's name for them and with a new session", async () => {
  await signUpByGoogle(app);
  // The address has changed there; the person has not.
  providers.google.state.person = { sub: "g-1", email: "new@example.jp", email_verified: true };
  expect(await come(browser, { ...google, backTo: "/matchings?tab=unread" })).toBe(
    "/matchings?tab=unread",
  );
  expect(await browser.actor()).toMatchObject({ kind: "joker" });
  const before = browser.received.findLast((line) => line.includes("session_token"));
  expect(await come(browser, "google")).toBe("/offers");
  expect(browser.received.findLast((line) => line.includes("session_token"))).not.toBe(before);
  expect(await tableOfUsers()).toHaveLength(1);
});

it("says that somebody who comes to sign up has done so before", async () => {
  await signUpByGoogle(app);
  expect(await come(browser, { provider: "google", intent: "signUp" })).toBe(
    "/offers?social=existing&by=google",
  );
  expect(await browser.actor()).toMatchObject({ kind: "joker" });
});

it.each([
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "/login?url=//evil.example",
])("never leads to %s", async (backTo) => {
  await signUpByGoogle(app);
  expect(await come(browser, { ...google, backTo })).toBe("/offers");
});

it("tells a person who says no, and keeps nothing", async () => {
  expect(await come(browser, { ...google, backTo: "/companies" }, "deny")).toBe(
    "/login?social=denied&url=%2Fcompanies",
  );
  expect(await come(browser, { provider: "facebook", intent: "signUp" }, "deny")).toBe(
    "/signup-request?social=denied",
  );
  expect(await newcomer()).toBeNull();
});

it("takes an address that came back once, in the browser that went, from the provider it went to", async () => {
  const query = await visit(browser, google);
  const stale = { to: "/login?social=stale" };
  const stranger = makeBrowser(app);
  await beginSocial(await stranger.ctx(), google);
  expect(await finishSocial(await stranger.ctx(), "google", query)).toEqual(stale);
  expect(await finishSocial(await browser.ctx(), "facebook", query)).toEqual(stale);
  const foreign = new URLSearchParams(query);
  foreign.set("state", `${query.get("state")?.split(".")[0]}.made-up`);
  expect(await finishSocial(await browser.ctx(), "google", foreign)).toEqual(stale);
  expect(await finishSocial(await browser.ctx(), "google", query)).toEqual({
    to: "/signup/social",
  });
  expect(await finishSocial(await browser.ctx(), "google", query)).toEqual(stale);
  for (const state of ["", "x", "0190.x"])
    expect(
      await finishSocial(await browser.ctx(), "google", new URLSearchParams({ state })),
    ).toEqual(stale);
});

it("lets an attempt lapse after ten minutes, and a newcomer after thirty", async () => {
  const query = await visit(browser, google);
  app.pass(11);
  expect(await finishSocial(await browser.ctx(), "google", query)).toEqual({
    to: "/login?social=stale",
  });
  await come(browser, "google");
  app.pass(31);
  expect(await newcomer()).toBeNull();
  await expect(completeSocialSignUp(await browser.ctx(), agreed)).rejects.toMatchObject({
    code: "socialSignInExpired",
  });
});

it("takes a code for the attempt alone that it was given to", async () => {
  for (const input of [google, facebook]) {
    const used = await visit(browser, input);
    expect((await finishSocial(await browser.ctx(), input.provider, used)).to).toBe(
      "/signup/social",
    );
    const { url } = await beginSocial(await browser.ctx(), input);
    const replayed = new URLSearchParams(used);
    replayed.set("state", new URL(url).searchParams.get("state") ?? "");
    expect((await finishSocial(await browser.ctx(), input.provider, replayed)).to).toBe(
      "/login?social=failed",
    );
  }
});

it("lets two tabs be on their way at once", async () => {
  const [first, second] = [await visit(browser, google), await visit(browser, facebook)];
  expect((await finishSocial(await browser.ctx(), "facebook", second)).to).toBe("/signup/social");
  expect((await finishSocial(await browser.ctx(), "google", first)).to).toBe("/signup/social");
  expect(await newcomer()).toMatchObject({ provider: "google" });
});

it("says that a provider which fails has failed, and writes no code down", async () => {
  providers.google.state.isBroken = true;
  providers.facebook.state.isBroken = true;
  for (const input of [google, facebook]) {
    const query = await visit(browser, input);
    expect(await finishSocial(await browser.ctx(), input.provider, query)).toEqual({
      to: "/login?social=failed",
    });
    const logged = JSON.stringify(await database.db.select().from(errorLogs));
    expect(logged).toContain(`/auth/${input.provider}/callback`);
    expect(logged).not.toContain(query.get("code") ?? "");
  }
});

it("cannot know whom Facebook does not name", async () => {
  providers.facebook.state.person = { email };
  expect(await come(browser, "facebook")).toBe("/login?social=noUserInfo");
});

it("lets no browser begin without end, nor one address, and people who share it go on", async () => {
  const tooMany = { code: "tooManyRequests" };
  for (let visits = 0; visits < SOCIAL_ATTEMPTS_MAX; visits += 1)
    await beginSocial(await browser.ctx(), google);
  await expect(beginSocial(await browser.ctx(), google)).rejects.toMatchObject(tooMany);
  const beside = makeBrowser(app);
  await beginSocial(await beside.ctx(), google);

  const [kept] = await database.db.select().from(verifications);
  if (!kept) throw new Error("nobody went");
  const full = Array.from({ length: SOCIAL_ADDRESS_ATTEMPTS_MAX }, () => ({
    ...kept,
    id: uuidv7(),
  }));
  await database.db.insert(verifications).values(full);
  await expect(beginSocial(await beside.ctx(), google)).rejects.toMatchObject(tooMany);
  app.pass(11);
  await beginSocial(await browser.ctx(), google);
});

it("counts the links of somebody signed in by who they are, wherever they begin", async () => {
  const { browser: own } = await signUpByGoogle(app);
  const link = async () => beginSocialLink(await jokerCtx(own), { provider: "facebook" });
  await link();
  const [kept] = await database.db.select().from(verifications);
  if (!kept) throw new Error("nobody went");
  const more = Array.from({ length: SOCIAL_ATTEMPTS_MAX - 1 }, () => ({
    ...kept,
    id: uuidv7(),
    value: "google:of:another browser:",
  }));
  await database.db.insert(verifications).values(more);
  await expect(link()).rejects.toMatchObject({ code: "tooManyRequests" });
  await beginSocial(await browser.ctx(), google);
});

it("lets nobody in who has become staff, is suspended or has left for good", async () => {
  const { userId } = await signUpByGoogle(app);
  await database.db.update(users).set({ suspendedAt: app.clock() });
  expect(await come(browser, "google")).toBe("/login?social=disabled");
  const deleteAt = app.clock();
  await database.db
    .update(users)
    .set({ suspendedAt: null, withdrawalRequestedAt: deleteAt, deleteAt });
  expect(await come(browser, "google")).toBe("/login?social=gone");
  await database.db.update(users).set({ withdrawalRequestedAt: null, deleteAt: null });
  await app.makeAce(userId, email);
  expect(await come(browser, "google")).toBe("/login?social=staff");
  expect(await browser.actor()).toEqual({ kind: "visitor" });
});

it("takes a withdrawal back", async () => {
  const { browser: own } = await signUpByGoogle(app);
  await withdraw(await jokerCtx(own), {});
  expect(await own.actor()).toEqual({ kind: "visitor" });
  expect(await come(own, "google")).toBe("/mypage/withdrawal?back=1");
  expect(await own.actor()).toMatchObject({ kind: "joker" });
});

it("knows nobody whose account is half of one", async () => {
  await signUpByGoogle(app);
  await database.db.delete(jokers);
  expect(await come(browser, "google")).toBe("/login?social=noUserInfo");
});

it("mails somebody without a password that there is none to reset", async () => {
  await app.makeUser("somebody-with-one@example.jp");
  await signUpByGoogle(app);
  await requestPasswordReset(await browser.ctx(), { email, userType: "joker" });
  const [mail] = await app.mailsTo(email);
  expect(mail?.template).toBe("passwordResetSocial");
  expect(mail?.text).not.toContain("oobCode");
  await expect(
    signIn(await browser.ctx(), { email, password: PASSWORD, page: "joker" }),
  ).rejects.toMatchObject({ code: "wrongPassword" });
});

it("lets somebody set a password whose only provider is not offered any more", async () => {
  await signUpByGoogle(app);
  const without = makeSocialApp(database.db, providers, ["facebook"]);
  await requestPasswordReset(await makeBrowser(without).ctx(), { email, userType: "joker" });
  expect((await app.mailsTo(email)).map(({ template }) => template)).toContain("passwordReset");
  const reset = { oobCode: await app.mailedCode(email), password: PASSWORD };
  await completePasswordReset(await makeBrowser(without).ctx(), reset);
  expect(
    await signIn(await browser.ctx(), { email, password: PASSWORD, page: "joker" }),
  ).toMatchObject({ kind: "joker" });
});
