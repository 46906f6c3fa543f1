import type { Signal } from "@tefuda/adapters/bus/port";
import { sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { customTokens } from "@tefuda/db/schema/bridge";
import { jokers } from "@tefuda/db/schema/joker";
import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { pushSubscriptions } from "@tefuda/db/schema/push";
import { secondSteps } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import { consentVersions } from "@tefuda/domain/account/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { recoverEmail, verifyEmail } from "../account-recovery/apply-email-action.ts";
import { completePasswordReset } from "../account-recovery/complete-password-reset.ts";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import type { Ctx } from "../kernel/context.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { getMe } from "../views/get-me.ts";
import { issueActionCode } from "./action-codes.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";
import { changeInitialPassword } from "./change-initial-password.ts";
import { changePassword } from "./change-password.ts";
import { closeOperator } from "./close-operator.ts";
import { completeSignUp } from "./complete-sign-up.ts";
import { endSession } from "./end-session.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { requestSignUp } from "./request-sign-up.ts";
import { endSessions, openSession } from "./sessions.ts";

const database = useTestDatabase();
const [email, NEW_PASSWORD] = ["own@example.jp", "a-new-password-1"];

let app: TestApp;
let signals: Signal[];
let userId: string;
beforeEach(async () => {
  await database.clear();
  const made = makeTestApp(database.db);
  signals = [];
  const bus = { ...made.ports.bus, publish: (signal: Signal) => void signals.push(signal) };
  app = { ...made, ports: { ...made.ports, bus } };
  userId = (await app.makeUser(email)).id;
});

type Browser = ReturnType<typeof makeBrowser>;
const enter = async (id = userId, browser = makeBrowser(app)): Promise<Browser> => {
  await openSession(await browser.ctx(), id);
  return browser;
};
async function ctxOf(browser: Browser): Promise<Ctx<SignedInActor>> {
  const { actor, ...ctx } = await browser.ctx();
  if (actor.kind === "visitor") throw new Error("not signed in");
  return { ...ctx, actor };
}
const visitor = () => makeBrowser(app).ctx();
const session = (id = userId) => ({ to: [id], topic: "session", id });
const insertToken = () =>
  database.db.insert(customTokens).values({
    id: uuidv7(),
    tokenHash: uuidv7(),
    userId,
    expiresAt: app.clock(),
    createdAt: app.clock(),
  });
const templates = async (to = email) => (await app.mailsTo(to)).map(({ template }) => template);
const rowOf = async () => (await database.db.select().from(users).where(eq(users.id, userId)))[0];

describe("open pages look again", () => {
  it("after a new password, of which a mail tells", async () => {
    await app.makeJoker(userId, email);
    const browser = await enter();
    signals.length = 0;
    await changePassword(await ctxOf(browser), { password: NEW_PASSWORD });
    expect(signals).toEqual([session()]);
    expect(await templates()).toEqual(["passwordChanged"]);
    await requestPasswordReset(await visitor(), { email, userType: "ace" });
    const oobCode = await app.mailedCode(email);
    expect(await completePasswordReset(await visitor(), { oobCode, password: PASSWORD })).toEqual({
      userType: "ace",
      providers: [],
    });
    expect(signals).toEqual([session(), session()]);
  });

  it("after a member's first password, or one by a reset, which ends every other session", async () => {
    await database.db.update(users).set({ mustChangePassword: true });
    await app.makeAce(userId, email);
    const [browser, beside] = [await enter(), await enter()];
    const headers = (await beside.ctx()).request.headers;
    signals.length = 0;
    await changeInitialPassword(await browser.ctx(), { password: NEW_PASSWORD });
    expect(signals).toEqual([session()]);
    expect(await templates()).toEqual(["passwordChanged"]);
    expect(headers.get("cookie")).toContain("session_token");
    expect(await beside.actor()).toEqual({ kind: "visitor" });
    expect(await database.db.$count(sessions)).toBe(1);

    await database.db.update(users).set({ mustChangePassword: true });
    await requestPasswordReset(await visitor(), { email, userType: "ace" });
    const oobCode = await app.mailedCode(email);
    await completePasswordReset(await visitor(), { oobCode, password: PASSWORD });
    expect(await rowOf()).toMatchObject({ mustChangePassword: false });
  });

  it("after the end of a session, whose app tokens end with it", async () => {
    await app.makeJoker(userId, email);
    const [browser, beside] = [await enter(), await enter()];
    const [other] = await database.db.select().from(sessions);
    for (const end of [
      async () => endSession(await ctxOf(beside), { sessionId: other?.id ?? "" }),
      async () => signOut(await beside.ctx()),
    ]) {
      await insertToken();
      signals.length = 0;
      await end();
      expect(signals).toEqual([session()]);
      expect(await database.db.$count(customTokens)).toBe(0);
    }
    expect(await browser.actor()).toEqual({ kind: "visitor" });
    expect(beside.received.at(-1)).toMatch(/^tefuda\.session_token=;.*Max-Age=0/);
  });

  it("of whoever was signed in before in a browser that another takes", async () => {
    await app.makeJoker(userId, email);
    const { id } = await app.makeUser("other@example.jp");
    await app.makeJoker(id, "other@example.jp");
    const browser = await enter();
    const [{ id: sessionId } = { id: "" }] = await database.db.select().from(sessions);
    const endpoint = "https://push.example/1";
    const keys = { p256dh: "x", auth: "x", createdAt: app.clock() };
    await database.db
      .insert(pushSubscriptions)
      .values({ id: uuidv7(), userId, sessionId, endpoint, ...keys });
    signals.length = 0;
    await enter(userId, browser);
    expect(signals).toEqual([]);
    expect(await database.db.$count(pushSubscriptions)).toBe(1);
    await enter(id, browser);
    expect(signals).toEqual([session()]);
    // Pushes to one are not passed on to the other.
    expect(await database.db.$count(pushSubscriptions)).toBe(0);
  });

  it("of an operator who leaves, and the desk's list of inquiries", async () => {
    await app.makeOperator(userId, email);
    await closeOperator(app, email);
    expect(signals[0]).toEqual(session());
    expect(signals.slice(1)).toMatchObject([{ topic: "desk", id: "inquiries" }]);
  });

  it("after a change of e-mail was taken back; it had stood in every row of the person", async () => {
    await app.makeAce(userId, email);
    await app.makeJoker(userId, email);
    await database.db.update(users).set({ emailVerified: false });
    const to = "next@example.jp";
    const code = await issueActionCode(database.db, app.clock(), {
      kind: "verifyEmail",
      email: to,
      userId,
    });
    await verifyEmail(await visitor(), code);
    expect(await rowOf()).toMatchObject({ email: to, emailVerified: true });
    expect(await database.db.select().from(jokers)).toMatchObject([{ email: to }]);
    expect(await database.db.select().from(aces)).toMatchObject([{ email: to }]);
    expect(signals).toEqual([]);
    await recoverEmail(await visitor(), await app.mailedCode(email));
    expect(signals).toEqual([session()]);
    // To the address that it is already changes nothing, and no mail is written.
    const same = await issueActionCode(database.db, app.clock(), {
      kind: "verifyEmail",
      email,
      userId,
    });
    await verifyEmail(await visitor(), same);
    expect(await templates()).toEqual(["emailChanged"]);
  });
});

describe("signing in", () => {
  it("gives a cookie for 400 days, a mark of 22 letters for each of five people, and no more", async () => {
    const browser = makeBrowser(app);
    const people = [];
    for (let n = 0; n < 6; n += 1) {
      const address = `${n}@example.jp`;
      const { id } = await app.makeUser(address);
      await app.makeJoker(id, address);
      people.push(address);
      await enter(id, browser);
    }
    const cookies = browser.received.map((line) => decodeURIComponent(line));
    expect(cookies[0]).toMatch(/^tefuda\.session_token=.*Max-Age=34560000; Path=\/; HttpOnly/);
    expect(cookies[1]).toMatch(/^tefuda\.known_device=[\w-]{22}\./);
    const marks = cookies.findLast((line) => line.includes("known_device"));
    expect(marks).toMatch(/^tefuda\.known_device=[\w-]{22}(~[\w-]{22}){4}\./);
  });

  it("takes the note of the other side back, and ends at the moment of the deletion", async () => {
    await app.makeAce(userId, email);
    const seeker = await app.makeUser("seeker@example.jp");
    await app.makeJoker(seeker.id, "seeker@example.jp");
    const browser = await enter();
    await enter(seeker.id, browser);
    const note = browser.received.findLast((line) => line.includes("login_side"));
    expect(note).toMatch(/^tefuda\.login_side=; Max-Age=0;/);
    await database.db
      .update(users)
      .set({ withdrawalRequestedAt: app.clock(), deleteAt: app.clock() })
      .where(eq(users.id, userId));
    const given = { email, password: PASSWORD, page: "company" } as const;
    await expect(signIn(await visitor(), given)).rejects.toMatchObject({ code: "wrongPassword" });
  });

  it("is possible again after a reset, where the password was locked at a known browser and elsewhere", async () => {
    await app.makeJoker(userId, email);
    const [known, stranger] = [await enter(), makeBrowser(app)];
    await signOut(await known.ctx());
    const attempt = async (browser: Browser, password: string) =>
      signIn(await browser.ctx(), { email, password, page: "joker" });
    for (const browser of [known, stranger]) {
      for (let n = 0; n < 5; n += 1)
        await expect(attempt(browser, "wrong")).rejects.toMatchObject({ code: "wrongPassword" });
      await expect(attempt(browser, PASSWORD)).rejects.toMatchObject({ code: "temporarilyLocked" });
    }
    await requestPasswordReset(await visitor(), { email, userType: "joker" });
    const oobCode = await app.mailedCode(email);
    await completePasswordReset(await visitor(), { oobCode, password: NEW_PASSWORD });
    for (const browser of [known, stranger])
      expect(await attempt(browser, NEW_PASSWORD)).toMatchObject({ userId });
  });

  it("goes on for as long as it is used, which is written once an hour", async () => {
    await app.makeJoker(userId, email);
    const browser = await enter();
    const begin = app.clock();
    const usedAt = async () => (await database.db.select().from(sessions))[0]?.updatedAt;
    app.pass(59.99);
    await browser.actor();
    expect(await usedAt()).toEqual(begin);
    app.pass(0.01);
    await browser.actor();
    expect(await usedAt()).toEqual(app.clock());
  });
});

it("ends with all of a person's sessions every sign-in that is half done, and app tokens", async () => {
  await app.makeOperator(userId, email);
  await insertToken();
  await signIn(await visitor(), { email, password: PASSWORD, page: "operator" });
  expect(await database.db.$count(secondSteps)).toBe(1);
  await endSessions(database.db, userId);
  expect(await database.db.$count(secondSteps)).toBe(0);
  expect(await database.db.$count(customTokens)).toBe(0);
});

it("tells a person who is restricted until when, on both sides, and nobody else", async () => {
  await app.makeJoker(userId, email);
  const staff = await app.makeUser("staff@example.jp");
  await app.makeAce(staff.id, "staff@example.jp");
  const [own, theirs] = [await enter(), await enter(staff.id)];
  const until = new Date("2026-12-01T00:00:00Z");
  for (const browser of [own, theirs]) {
    expect(await getMe(await browser.ctx())).not.toHaveProperty("restriction");
    expect(await getMe(await browser.ctx())).not.toHaveProperty("isRestricted");
  }
  await database.db.update(users).set({ restrictedAt: app.clock(), restrictedUntil: until });
  for (const browser of [own, theirs])
    expect(await getMe(await browser.ctx())).toMatchObject({
      restriction: { until },
      isRestricted: true,
    });
  // A company that has not agreed asks its own people to, and no interview agent of its.
  expect(await getMe(await theirs.ctx())).toMatchObject({ mustAgree: true });
  await database.db.update(aces).set({ isAgent: true });
  expect(await getMe(await theirs.ctx())).toMatchObject({ mustAgree: false });
});

it("sends five mails an hour about a reset, or to a new address", async () => {
  await app.makeJoker(userId, email);
  const browser = await enter();
  const tooMany = { code: "tooManyRequests" };
  const reset = async () => requestPasswordReset(await visitor(), { email, userType: "joker" });
  const change = async () => requestEmailChange(await ctxOf(browser), { email: "to@example.jp" });
  for (const ask of [reset, change]) {
    for (let n = 0; n < 5; n += 1) await ask();
    await expect(ask()).rejects.toMatchObject(tooMany);
  }
});

it("counts the sign-ups that begin and that are completed, and makes no settings unasked", async () => {
  const to = "new@example.jp";
  for (const address of [to, email]) await requestSignUp(await visitor(), { email: address });
  const { userId: id } = await completeSignUp(await visitor(), {
    oobCode: await app.mailedCode(to),
    email: to,
    password: PASSWORD,
    agreedTermsVersion: consentVersions.terms,
    agreedPrivacyVersion: consentVersions.privacy,
    wantsNewsletter: false,
  });
  const events = await database.db.select().from(analyticsEvents);
  expect(events.map(({ name, userId: of }) => [name, of])).toEqual([
    ["sign_up_start", null],
    ["sign_up_start", null],
    ["sign_up_complete", id],
  ]);
});

it("has an engine that signs nobody up, keeps no cache and tells nobody of itself", () => {
  expect(app.ports.auth.options).toMatchObject({
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8 },
    session: { expiresIn: 2_592_000, cookieCache: { enabled: false } },
    advanced: { ipAddress: { disableIpTracking: true }, useSecureCookies: false },
    telemetry: { enabled: false },
  });
});
