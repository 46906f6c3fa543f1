import { jokers } from "@tefuda/db/schema/joker";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { completeSignUp } from "../account/complete-sign-up.ts";
import { completeSocialSignUp } from "./complete-sign-up.ts";
import { getNewcomer } from "./get-newcomer.ts";
import { proveAccount } from "./prove-account.ts";
import { requestSocialEmail } from "./request-email.ts";
import {
  agreed,
  type Browser,
  come,
  keptAccounts,
  makeSocialApp,
  useProviders,
} from "./social.fixture.ts";

const database = useTestDatabase();
const providers = useProviders();
const email = "hanako@example.jp";

let app: TestApp;
let browser: Browser;
beforeEach(async () => {
  await database.clear();
  providers.google.state.person = { sub: "g-1", email, email_verified: true };
  providers.google.state.isBroken = false;
  providers.facebook.state.person = { id: "fb-1" };
  providers.facebook.state.isBroken = false;
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
