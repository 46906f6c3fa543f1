import { consents } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { notificationSettings } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import { consentVersions } from "@tefuda/domain/account/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { getMe } from "../views/get-me.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";
import { completeSignUp } from "./complete-sign-up.ts";
import { requestSignUp } from "./request-sign-up.ts";

const database = useTestDatabase();
const email = "hanako@example.jp";
const agreed = {
  agreedTermsVersion: consentVersions.terms,
  agreedPrivacyVersion: consentVersions.privacy,
  wantsNewsletter: true,
};
const input = (oobCode: string) => ({ oobCode, email, password: PASSWORD, ...agreed });

let app: TestApp;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
});

async function request(to = email) {
  await requestSignUp(await makeBrowser(app).ctx(), { email: to });
  return app.mailedCode(to);
}

it("makes a signed-in joker with consents from the mailed link", async () => {
  const browser = makeBrowser(app);
  const { userId } = await completeSignUp(await browser.ctx(), input(await request()));

  expect(await browser.actor()).toEqual({ kind: "joker", userId, registrationStatus: "loggedIn" });
  expect(await getMe(await browser.ctx())).toMatchObject({ kind: "joker", email, unreadCount: 0 });
  const given = await database.db.select().from(consents).where(eq(consents.userId, userId));
  expect(given.map(({ kind, version }) => [kind, version]).sort()).toEqual([
    ["privacy", consentVersions.privacy],
    ["terms", consentVersions.terms],
  ]);
  const [joker] = await database.db.select().from(jokers);
  expect(joker).toMatchObject({ id: userId, email, createdOn: "2026-11-20" });
  expect(joker?.publicId).toMatch(/^[2-9A-Z]{12}$/);
  const [settings] = await database.db.select().from(notificationSettings);
  expect(settings).toMatchObject({ userId, isNewsMail: true });
  expect((await app.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    "【Tefuda】ご登録が完了しました",
    "【Tefuda】会員登録のご案内",
  ]);
});

it("refuses another address and keeps the link working", async () => {
  const code = await request();
  const ctx = await makeBrowser(app).ctx();
  const other = completeSignUp(ctx, { ...input(code), email: "someone@example.jp" });
  await expect(other).rejects.toMatchObject({
    code: "invalidEmailOnSignup",
    fields: { email: expect.stringContaining("異なります") },
  });
  await expect(completeSignUp(ctx, input(code))).resolves.toHaveProperty("userId");
});

it("uses a link once, also when two ask at the same moment", async () => {
  const code = await request();
  const ctx = await makeBrowser(app).ctx();
  const outcomes = await Promise.allSettled([
    completeSignUp(ctx, input(code)),
    completeSignUp(ctx, input(code)),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(completeSignUp(ctx, input(code))).rejects.toMatchObject({
    code: "invalidActionCode",
  });
});

it("refuses a link after 24 hours and one that a newer took the place of", async () => {
  const ctx = await makeBrowser(app).ctx();
  const first = await request();
  app.pass(1);
  const second = await request();
  expect(second).not.toBe(first);
  await expect(completeSignUp(ctx, input(first))).rejects.toMatchObject({
    code: "invalidActionCode",
  });
  app.pass(24 * 60);
  await expect(completeSignUp(ctx, input(second))).rejects.toMatchObject({
    code: "invalidActionCode",
  });
});

it("answers a known address alike and mails it the way to the login", async () => {
  await app.makeUser(email);
  const ctx = await makeBrowser(app).ctx();
  expect(await requestSignUp(ctx, { email })).toBe(
    await requestSignUp(ctx, { email: "new@example.jp" }),
  );
  const [mail] = await app.mailsTo(email);
  expect(mail).toMatchObject({ template: "signUpKnown" });
  expect(mail?.text).toContain("http://localhost:3000/login");
});

it("brings along what the visitor has chosen, in the link and on the way to the login", async () => {
  const wish = "/ace/0190a5f2-7c1e-7bbb-8d5a-0242ac120002?wish=like";
  await app.makeUser("known@example.jp");
  const ctx = await makeBrowser(app).ctx();
  for (const to of [email, "known@example.jp"]) await requestSignUp(ctx, { email: to, wish });
  const texts = await Promise.all([email, "known@example.jp"].map((to) => app.mailsTo(to)));
  const [link, login] = texts.map(([mail]) => mail?.text);
  const code = await app.mailedCode(email);
  const encoded = "%2Face%2F0190a5f2-7c1e-7bbb-8d5a-0242ac120002%3Fwish%3Dlike";
  expect(link).toContain(`/auth-action?mode=signUp&oobCode=${code}&continueUrl=${encoded}`);
  expect(login).toContain(`http://localhost:3000/login?url=${encoded}`);
});

it.each([true, false])("limits mails to an address (known: %s)", async (known) => {
  if (known) await app.makeUser(email);
  const ctx = await makeBrowser(app).ctx();
  for (let i = 0; i < 5; i++) await requestSignUp(ctx, { email });
  await expect(requestSignUp(ctx, { email })).rejects.toMatchObject({ code: "tooManyRequests" });
  app.pass(61);
  await requestSignUp(ctx, { email });
});
