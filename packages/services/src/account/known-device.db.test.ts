import { mailOutbox } from "@tefuda/db/schema/mail";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";

const database = useTestDatabase();
const [one, other] = ["one@example.jp", "other@example.jp"];

let app: TestApp;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  // To a time at which every browser that has been somebody's has the cookie.
  app.pass(4 * 24 * 60);
  for (const email of [one, other]) await app.makeJoker((await app.makeUser(email)).id, email);
});

const enter = async (browser: ReturnType<typeof makeBrowser>, email = one) =>
  signIn(await browser.ctx(), { email, password: PASSWORD, page: "joker" });
const told = (email = one) => mailsIn(database.db, eq(mailOutbox.to, email));

it("mails about a sign-in from a browser that has not been the user's", async () => {
  const [phone, desktop] = [makeBrowser(app), makeBrowser(app)];
  await enter(phone);
  expect(await told()).toEqual([]);
  app.pass(60);
  await enter(phone);
  await signOut(await phone.ctx());
  await enter(phone);
  expect(await told()).toEqual([]);

  await enter(desktop);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: "newDevice", userId: expect.any(String) });
  expect(mail?.subject).toBe("【Tefuda】新しい端末からのログインがありました");
  expect(mail?.text).toContain("日時：2026年11月24日（火） 13:00（日本時間）\n環境：不明な端末");
  app.pass(60);
  await enter(desktop);
  expect(await told()).toHaveLength(1);
});

it("knows a shared browser for each of its people, and names none of them in it", async () => {
  const [shared, elsewhere] = [makeBrowser(app), makeBrowser(app)];
  await enter(elsewhere, other);
  await enter(shared);
  await enter(shared, other);
  expect(await told(other)).toHaveLength(1);
  app.pass(60);
  await enter(shared);
  await enter(shared, other);
  expect(await told()).toEqual([]);
  expect(await told(other)).toHaveLength(1);
  const cookies = shared.received.filter((cookie) => cookie.includes("known_device"));
  expect(cookies[0]).toMatch(/^tefuda\.known_device=.*Max-Age=34560000.*HttpOnly; SameSite=Lax/);
  expect(cookies.join()).not.toContain((await told(other))[0]?.userId ?? "none");
});

it("believes no cookie that it did not sign", async () => {
  const known = makeBrowser(app);
  await enter(known);
  const [, marks = ""] = /known_device=([^;]*)/.exec(known.received.join()) ?? [];
  const thief = makeBrowser(app);
  const ctx = await thief.ctx();
  const forged = `${decodeURIComponent(marks).split(".")[0]}.c2lnbmF0dXJl`;
  ctx.request.setCookie(`tefuda.known_device=${encodeURIComponent(forged)}; Path=/`);
  await enter(thief);
  expect(await told()).toHaveLength(1);
});

it("mails once about one press that was made twice", async () => {
  await enter(makeBrowser(app));
  await Promise.all([enter(makeBrowser(app)), enter(makeBrowser(app))]);
  expect(await told()).toHaveLength(1);
});

it("mails once about one press whose two halves lie on both sides of a full ten minutes", async () => {
  await enter(makeBrowser(app));
  app.pass(9.99);
  await enter(makeBrowser(app));
  app.pass(0.02);
  await enter(makeBrowser(app));
  expect(await told()).toHaveLength(1);
  app.pass(11);
  await enter(makeBrowser(app));
  expect(await told()).toHaveLength(2);
});

it("mails again about a press that comes more than ten minutes after", async () => {
  await enter(makeBrowser(app));
  await enter(makeBrowser(app));
  app.pass(19.9);
  await enter(makeBrowser(app));
  expect(await told()).toHaveLength(2);
});

it("says nothing to those whose last sign-in was before browsers were marked", async () => {
  const earlier = makeTestApp(database.db);
  await signIn(await makeBrowser(earlier).ctx(), { email: one, password: PASSWORD, page: "joker" });
  await enter(makeBrowser(app));
  expect(await told()).toEqual([]);
  app.pass(60);
  await enter(makeBrowser(app));
  expect(await told()).toHaveLength(1);
});
