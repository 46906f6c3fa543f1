import { jokers } from "@tefuda/db/schema/joker";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { completeSignUp } from "../account/complete-sign-up.ts";
import { getNewcomer } from "./get-newcomer.ts";
import {
  agreed,
  type Browser,
  come,
  completeSocialSignUp,
  keptAccounts,
  makeSocialApp,
  proveAccount,
  requestSocialEmail,
  signUpByGoogle,
  useProviders,
} from "./social.fixture.ts";

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

const newcomer = async (of = browser, oobCode?: string) => getNewcomer(await of.ctx(), { oobCode });

it.each([
  ["Facebook names none", () => ({ id: "fb-1" }), "facebook"],
  ["Facebook does not vouch for it", () => ({ id: "fb-1", email }), "facebook"],
  [
    "Google does not vouch for it",
    () => {
      providers.google.state.person = { sub: "g-1", email, email_verified: false };
      return { id: "fb-1" };
    },
    "google",
  ],
  [
    "no organisation of Google's vouches for it",
    () => {
      providers.google.state.person = { sub: "g-1", email, email_verified: true, hd: null };
      return { id: "fb-1" };
    },
    "google",
  ],
] as const)("asks for an address and mails to it where %s", async (_, person, provider) => {
  providers.facebook.state.person = person();
  expect(await come(browser, provider)).toBe("/signup/social");
  expect(await newcomer()).toMatchObject({ provider, step: "email" });
  await expect(completeSocialSignUp(await browser.ctx(), agreed)).rejects.toMatchObject({
    code: "socialSignInExpired",
  });
  await requestSocialEmail(await browser.ctx(), { email });
  app.pass(60);
  const oobCode = await app.mailedCode(email);
  expect(await newcomer(browser, oobCode)).toMatchObject({ step: "consent", email });
  const { userId } = await completeSocialSignUp(await browser.ctx(), { ...agreed, oobCode });
  expect(await browser.actor()).toMatchObject({ kind: "joker", userId });
  const [joker] = await database.db.select().from(jokers);
  expect(joker).toMatchObject({
    email,
    facebookUserId: provider === "facebook" ? "fb-1" : null,
  });
});

it("lets a mailed link opened elsewhere sign up without the provider", async () => {
  await come(browser, "facebook");
  await requestSocialEmail(await browser.ctx(), { email });
  const oobCode = await app.mailedCode(email);
  // Whoever owns the address has not come by that Facebook account, perhaps a stranger has.
  const owner = makeBrowser(app);
  expect(await newcomer(owner, oobCode)).toBeNull();
  await expect(
    completeSocialSignUp(await owner.ctx(), { ...agreed, oobCode }),
  ).rejects.toMatchObject({ code: "socialSignInExpired" });
  await completeSignUp(await owner.ctx(), { ...agreed, oobCode, email, password: PASSWORD });
  expect(await keptAccounts(database.db)).toMatchObject([{ providerId: "credential" }]);
  await expect(
    completeSocialSignUp(await browser.ctx(), { ...agreed, oobCode }),
  ).rejects.toMatchObject({ code: "invalidActionCode" });
});

it("takes no code that was mailed for something else", async () => {
  await come(browser, "facebook");
  const other = makeBrowser(app);
  await come(other, "facebook");
  await requestSocialEmail(await other.ctx(), { email });
  const oobCode = await app.mailedCode(email);
  expect(await newcomer(browser, oobCode)).toBeNull();
  await expect(
    completeSocialSignUp(await browser.ctx(), { ...agreed, oobCode }),
  ).rejects.toMatchObject({ code: "invalidActionCode" });
});

it("answers alike for an address that has an account, and tells it by mail only", async () => {
  const { id } = await app.makeUser(email);
  await app.makeJoker(id, email);
  providers.facebook.state.person = { id: "fb-1", email };
  await come(browser, "facebook");
  expect(await newcomer()).toMatchObject({ step: "email", email, proofs: { hasPassword: false } });
  expect(await requestSocialEmail(await browser.ctx(), { email })).toBeUndefined();
  expect((await app.mailsTo(email)).map(({ template }) => template)).toEqual(["signUpKnown"]);
  expect(await keptAccounts(database.db)).toMatchObject([{ providerId: "credential" }]);
});

it("links to an account of the same address only after its password", async () => {
  const { id } = await app.makeUser(email);
  await app.makeJoker(id, email);
  await come(browser, "google");
  expect(await newcomer()).toMatchObject({
    step: "prove",
    email,
    proofs: { hasPassword: true, providers: [] },
  });
  await expect(completeSocialSignUp(await browser.ctx(), agreed)).rejects.toMatchObject({
    code: "alreadyRegisteredEmail",
  });
  await expect(proveAccount(await browser.ctx(), { password: "wrong" })).rejects.toMatchObject({
    code: "wrongPassword",
  });
  expect(await keptAccounts(database.db)).toHaveLength(1);

  expect(await proveAccount(await browser.ctx(), { password: PASSWORD })).toMatchObject({
    signedIn: { userId: id },
    outcome: "linked",
  });
  expect(await browser.actor()).toMatchObject({ kind: "joker", userId: id });
  expect((await app.mailsTo(email)).map(({ template }) => template)).toEqual(["socialLinked"]);
  expect(await come(makeBrowser(app), "google")).toBe("/offers");
});

it("links to an account without a password after its own provider", async () => {
  providers.facebook.state.person = { id: "fb-1", email };
  await come(browser, "facebook");
  await requestSocialEmail(await browser.ctx(), { email });
  const oobCode = await app.mailedCode(email);
  const { userId } = await completeSocialSignUp(await browser.ctx(), { ...agreed, oobCode });

  const later = makeBrowser(app);
  await come(later, "google");
  expect(await newcomer(later)).toMatchObject({
    step: "prove",
    proofs: { hasPassword: false, providers: ["facebook"] },
  });
  providers.facebook.state.person = { id: "fb-2" };
  const prove = { provider: "facebook", intent: "prove" } as const;
  expect(await come(later, prove)).toBe("/signup/social?social=wrongAccount");
  providers.facebook.state.person = { id: "fb-1" };
  expect(await come(later, prove)).toBe("/mypage/setting?social=linked#social");
  expect(await later.actor()).toMatchObject({ userId });
  expect((await keptAccounts(database.db)).map(({ providerId }) => providerId).sort()).toEqual([
    "facebook",
    "google",
  ]);
});

it("refuses company staff and operators, whose address says so to its owner", async () => {
  const { id } = await app.makeUser(email);
  await app.makeAce(id, email);
  await come(browser, "google");
  expect(await newcomer()).toMatchObject({ step: "staff" });
  await expect(proveAccount(await browser.ctx(), { password: PASSWORD })).rejects.toMatchObject({
    code: "likelyCompanyUser",
  });
  expect(await keptAccounts(database.db)).toHaveLength(1);
});

it("takes a form for the person alone whom it was shown to", async () => {
  providers.facebook.state.person = { id: "fb-1" };
  await come(browser, "facebook");
  const unproven = (await newcomer())?.mark ?? "";
  await come(browser, "google");
  const first = (await newcomer())?.mark ?? "";
  // Another tab comes back with somebody else.
  const { id } = await app.makeUser("taro@example.jp");
  await app.makeJoker(id, "taro@example.jp");
  providers.google.state.person = { sub: "g-2", email: "taro@example.jp", email_verified: true };
  await come(browser, "google");
  expect((await newcomer())?.mark).not.toBe(first);
  const ctx = await browser.ctx();
  for (const late of [
    () => requestSocialEmail(ctx, { email, mark: unproven }),
    () => completeSocialSignUp(ctx, { ...agreed, mark: first }),
    () => proveAccount(ctx, { password: PASSWORD, mark: first }),
  ])
    await expect(late()).rejects.toMatchObject({ code: "socialSignInExpired" });
  expect(await browser.actor()).toEqual({ kind: "visitor" });
  expect(await keptAccounts(database.db)).toHaveLength(1);
});

it("links once by a password that is sent twice, and answers both alike", async () => {
  const { id } = await app.makeUser(email);
  await app.makeJoker(id, email);
  await come(browser, "google");
  const ctx = await browser.ctx();
  const mark = (await newcomer())?.mark ?? "";
  const prove = () => proveAccount(ctx, { password: PASSWORD, mark });
  const linked = { signedIn: { userId: id }, outcome: "linked" };
  expect(await Promise.all([prove(), prove()])).toMatchObject([linked, linked]);
  expect(await prove()).toMatchObject(linked);
  expect((await app.mailsTo(email)).map(({ template }) => template)).toEqual(["socialLinked"]);
  expect(await newcomer()).toBeNull();
});

it("signs nobody in by an account that was to be another's proof", async () => {
  providers.facebook.state.person = { id: "fb-2" };
  const taro = makeBrowser(app);
  await come(taro, "facebook");
  await requestSocialEmail(await taro.ctx(), { email: "taro@example.jp" });
  const oobCode = await app.mailedCode("taro@example.jp");
  await completeSocialSignUp(await taro.ctx(), { ...agreed, oobCode });

  await app.makeJoker((await app.makeUser(email)).id, email);
  await come(browser, "google");
  const prove = { provider: "facebook", intent: "prove" } as const;
  expect(await come(browser, prove)).toBe("/signup/social?social=wrongAccount");
  expect(await browser.actor()).toEqual({ kind: "visitor" });
  expect(await newcomer()).toMatchObject({ step: "prove", email });
});

it("offers no proof by the provider that brought somebody unknown to it", async () => {
  await signUpByGoogle(app);
  providers.google.state.person = { sub: "g-2", email, email_verified: true };
  await come(browser, "google");
  expect(await newcomer()).toMatchObject({
    step: "prove",
    proofs: { hasPassword: false, providers: [] },
  });
});
