import { jokers } from "@tefuda/db/schema/joker";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { decideAtProvider } from "@tefuda/testing/server/decide-at-provider";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { changePassword } from "../account/change-password.ts";
import { requestEmailChange } from "../account/request-email-change.ts";
import { recoverEmail, verifyEmail } from "../account-recovery/apply-email-action.ts";
import { completePasswordReset } from "../account-recovery/complete-password-reset.ts";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import { collectOwnData } from "../data-export/collect.ts";
import { reauthenticate } from "../sign-in/reauthenticate.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { deleteWithdrawn } from "../withdrawal/delete-withdrawn.ts";
import { withdraw } from "../withdrawal/withdraw.ts";
import { beginSocialLink, beginSocialProof } from "./begin.ts";
import { finishSocial } from "./finish.ts";
import { getWays } from "./get-ways.ts";
import {
  type Browser,
  come,
  comeAs,
  jokerCtx,
  keptAccounts,
  makeSocialApp,
  signUpByGoogle,
  useProviders,
} from "./social.fixture.ts";
import { unlinkSocial } from "./unlink.ts";

const database = useTestDatabase();
const providers = useProviders();
const email = "hanako@example.jp";

let app: TestApp;
let browser: Browser;
beforeEach(async () => {
  await database.clear();
  app = makeSocialApp(database.db, providers);
  browser = makeBrowser(app);
});

const googleOnly = { provider: "google" } as const;
const facebookOnly = { provider: "facebook" } as const;

/** Somebody who signed up by mail, signed in. */
async function passwordHolder(address = email): Promise<Browser> {
  const { id } = await app.makeUser(address);
  await app.makeJoker(id, address);
  await signIn(await browser.ctx(), { email: address, password: PASSWORD, page: "joker" });
  return browser;
}

it("adds a provider for whoever has just signed in, once, and takes it away again", async () => {
  const own = await passwordHolder();
  const outcome = await comeAs(own, "link", "facebook");
  expect(outcome).toBe("/mypage/setting?social=linked#social");
  const [joker] = await database.db.select().from(jokers);
  expect(joker).toMatchObject({ facebookUserId: "fb-1" });
  expect(await comeAs(own, "link", "facebook")).toBe(outcome);
  expect(await getWays(await jokerCtx(own))).toMatchObject({
    hasPassword: true,
    providers: [
      { provider: "google", isOffered: true, linkedAt: null },
      { provider: "facebook", isOffered: true, linkedAt: app.clock(), canUnlink: true },
    ],
  });
  const exported = await collectOwnData(app.db, (await jokerCtx(own)).actor, app.clock());
  expect(exported.account.signInProviders).toEqual([
    { provider: "facebook", accountId: "fb-1", linkedAt: app.clock() },
  ]);

  providers.facebook.state.person = { id: "fb-2" };
  expect(await comeAs(own, "link", "facebook")).toBe("/mypage/setting?social=hasOther#social");
  app.pass(6);
  await expect(unlinkSocial(await jokerCtx(own), facebookOnly)).rejects.toMatchObject({
    code: "requireRecentLogin",
  });
  await expect(beginSocialLink(await jokerCtx(own), facebookOnly)).rejects.toMatchObject({
    code: "requireRecentLogin",
  });
  await reauthenticate(await jokerCtx(own), { password: PASSWORD });
  await unlinkSocial(await jokerCtx(own), facebookOnly);
  await unlinkSocial(await jokerCtx(own), facebookOnly);
  expect((await database.db.select().from(jokers))[0]).toMatchObject({ facebookUserId: null });
  expect((await app.mailsTo(email)).map(({ template }) => template).sort()).toEqual([
    "socialLinked",
    "socialUnlinked",
  ]);
  expect((await database.db.select().from(auditLogs)).map(({ action }) => action).sort()).toEqual([
    "linkSocial",
    "unlinkSocial",
  ]);
});

it("gives nobody an account that is somebody else's", async () => {
  await signUpByGoogle(app);
  const own = await passwordHolder("taro@example.jp");
  expect(await comeAs(own, "link", "google")).toBe("/mypage/setting?social=linkedElsewhere#social");
});

it("links for the session alone that went", async () => {
  const own = await passwordHolder();
  const { url } = await beginSocialLink(await jokerCtx(own), facebookOnly);
  const query = await decideAtProvider(url, "allow");
  await signIn(await own.ctx(), { email, password: PASSWORD, page: "joker" });
  expect(await finishSocial(await own.ctx(), "facebook", query)).toEqual({
    to: "/mypage/setting?social=stale#social",
  });
  expect(await comeAs(own, "link", "facebook", "deny")).toBe(
    "/mypage/setting?social=denied#social",
  );
  expect(await keptAccounts(database.db)).toHaveLength(1);
});

it("never takes the last way in, also of two that go at once or when one is not offered", async () => {
  const { browser: own } = await signUpByGoogle(app);
  await expect(unlinkSocial(await jokerCtx(own), googleOnly)).rejects.toMatchObject({
    code: "lastSignInWay",
  });
  await comeAs(own, "link", "facebook");
  const narrow = makeSocialApp(database.db, providers, ["google"]);
  const ctx = await jokerCtx(own);
  await expect(
    unlinkSocial({ ...ctx, ports: { ...ctx.ports, social: narrow.ports.social } }, googleOnly),
  ).rejects.toMatchObject({ code: "lastSignInWay" });
  const both = await Promise.allSettled([
    unlinkSocial(ctx, googleOnly),
    unlinkSocial(ctx, facebookOnly),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await keptAccounts(database.db)).toHaveLength(1);
});

it("lets somebody without a password set one, which opens the account from then on", async () => {
  const { browser: own, userId } = await signUpByGoogle(app);
  expect(await getWays(await jokerCtx(own))).toMatchObject({ hasPassword: false });
  await changePassword(await jokerCtx(own), { password: PASSWORD });
  expect(await getWays(await jokerCtx(own))).toMatchObject({
    hasPassword: true,
    providers: [{ canUnlink: true }, { linkedAt: null }],
  });
  const other = makeBrowser(app);
  await signIn(await other.ctx(), { email, password: PASSWORD, page: "joker" });
  expect(await other.actor()).toMatchObject({ userId });
  await changePassword(await jokerCtx(own), { password: "battery-staple-9" });
  await requestPasswordReset(await makeBrowser(app).ctx(), { email, userType: "joker" });
  expect(await app.mailedCode(email)).not.toBe("");
  await unlinkSocial(await jokerCtx(own), googleOnly);
  expect(await keptAccounts(database.db)).toHaveLength(1);
});

it("forgets who somebody was at the providers with the account", async () => {
  providers.facebook.state.person = { id: "fb-1" };
  const own = await passwordHolder();
  await comeAs(own, "link", "facebook");
  await withdraw(await jokerCtx(own), {});
  app.pass(31 * 24 * 60);
  await deleteWithdrawn(app);
  expect(await keptAccounts(database.db)).toEqual([]);
  expect(await come(makeBrowser(app), "facebook")).toBe("/signup/social");
});

it("shows who somebody is by the provider, and by no other account there", async () => {
  const { browser: own } = await signUpByGoogle(app);
  app.pass(6);
  await expect(withdraw(await jokerCtx(own), {})).rejects.toMatchObject({
    code: "requireRecentLogin",
  });
  expect(await comeAs(own, "proof", "google", "deny")).toBe("/mypage/confirmed?social=denied");
  providers.google.state.person = { sub: "g-2", email, email_verified: true };
  expect(await comeAs(own, "proof", "google")).toBe("/mypage/confirmed?social=wrongAccount");
  await expect(withdraw(await jokerCtx(own), {})).rejects.toMatchObject({
    code: "requireRecentLogin",
  });
  providers.google.state.person = { sub: "g-1", email, email_verified: true };
  expect(await comeAs(own, "proof", "google")).toBe("/mypage/confirmed?social=confirmed");
  await withdraw(await jokerCtx(own), {});
});

const linkedNow = async () =>
  (await keptAccounts(database.db)).map(({ providerId }) => providerId).sort();

it("throws an intruder out with every way in, whenever it was added", async () => {
  const own = await passwordHolder();
  await comeAs(own, "link", "google");
  app.pass(1);
  const thief = "thief@example.jp";
  await requestEmailChange(await jokerCtx(own), { email: "other-thief@example.jp" });
  const again = await app.mailedCode("other-thief@example.jp");
  app.pass(1);
  await requestEmailChange(await jokerCtx(own), { email: thief });
  await verifyEmail(await own.ctx(), await app.mailedCode(thief));
  providers.facebook.state.person = { id: "fb-thief" };
  await comeAs(own, "link", "facebook");
  await requestPasswordReset(await own.ctx(), { email: thief, userType: "joker" });
  const reset = await app.mailedCode(thief);
  expect(await linkedNow()).toEqual(["credential", "facebook", "google"]);
  app.pass(1);

  const recovered = await recoverEmail(await makeBrowser(app).ctx(), await app.mailedCode(email));
  expect(recovered).toEqual({ unlinked: ["google", "facebook"], hasFactor: false });
  // Who linked Google before the change cannot be told.
  expect(await linkedNow()).toEqual(["credential"]);
  const [joker] = await database.db.select().from(jokers);
  expect(joker).toMatchObject({ email, facebookUserId: null });
  expect((await database.db.select().from(auditLogs)).map(({ action }) => action).sort()).toEqual([
    "linkSocial",
    "linkSocial",
    "unlinkSocial",
    "unlinkSocial",
  ]);
  expect((await app.mailsTo(email)).map(({ template }) => template)).toContain("socialUnlinked");
  // What was mailed to the intruder opens nothing any more.
  const intruder = await makeBrowser(app).ctx();
  for (const late of [
    () => verifyEmail(intruder, again),
    () => completePasswordReset(intruder, { oobCode: reset, password: "battery-staple-9" }),
  ])
    await expect(late()).rejects.toMatchObject({ code: "invalidActionCode" });
  expect(await come(makeBrowser(app), "facebook")).toBe("/signup/social");
});

it("signs every other device out when a provider goes", async () => {
  const own = await passwordHolder();
  await comeAs(own, "link", "google");
  const other = makeBrowser(app);
  await come(other, "google");
  expect(await other.actor()).toMatchObject({ kind: "joker" });
  await unlinkSocial(await jokerCtx(own), googleOnly);
  expect(await other.actor()).toEqual({ kind: "visitor" });
  expect(await own.actor()).toMatchObject({ kind: "joker" });
});

it("names the providers that still open the account after a new password", async () => {
  const own = await passwordHolder();
  await comeAs(own, "link", "google");
  const stranger = await makeBrowser(app).ctx();
  await requestPasswordReset(stranger, { email, userType: "joker" });
  const reset = { oobCode: await app.mailedCode(email), password: "battery-staple-9" };
  expect(await completePasswordReset(stranger, reset)).toEqual({
    userType: "joker",
    providers: ["google"],
  });
});

it("takes no provider in place of a password that there is", async () => {
  const own = await passwordHolder();
  await comeAs(own, "link", "google");
  await expect(beginSocialProof(await jokerCtx(own), googleOnly)).rejects.toMatchObject({
    code: "lock",
  });
});
