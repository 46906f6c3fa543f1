import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { requestCounts } from "@tefuda/db/schema/request-limit";
import { eq } from "@tefuda/db/sql";
import type { AppError } from "@tefuda/domain/errors/app-error";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import * as engine from "better-auth/crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { countAttempt, whileTried } from "../account/attempts.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { endSession } from "../account/end-session.ts";
import { listSessions } from "../account/list-sessions.ts";
import { readPassword, storePassword } from "../account/passwords.ts";
import { peekActor, resolveActor } from "../account/resolve-actor.ts";
import type { Ctx } from "../kernel/context.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

const database = useTestDatabase();
const joker = "joker@example.jp";
const ace = "ace@example.jp";
const operator = "operator@example.jp";
const right = { password: PASSWORD };

let app: TestApp;
let jokerId: string;
let aceId: string;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  jokerId = (await app.makeUser(joker)).id;
  await app.makeJoker(jokerId, joker);
  aceId = (await app.makeUser(ace)).id;
  await app.makeAce(aceId, ace);
  const operatorId = (await app.makeUser(operator)).id;
  await app.makeOperator(operatorId, operator);
});

describe("cookies", () => {
  it("are HttpOnly and SameSite=Lax, and plain on http", async () => {
    const browser = makeBrowser(app);
    await signIn(await browser.ctx(), { email: joker, ...right, page: "joker" });
    expect(browser.received).toHaveLength(2);
    expect(browser.received[1]).toMatch(/^tefuda\.known_device=.*HttpOnly; SameSite=Lax/);
    expect(browser.received[0]).toMatch(/^tefuda\.session_token=.*HttpOnly; SameSite=Lax/);
    expect(browser.received[0]).not.toContain("Secure");
  });

  it("are Secure on https, and this host's alone", async () => {
    const secure = makeTestApp(database.db, "https://example.jp");
    const browser = makeBrowser(secure);
    await signIn(await browser.ctx(), { email: joker, ...right, page: "joker" });
    expect(browser.received).toHaveLength(2);
    for (const [at, name] of ["session_token", "known_device"].entries()) {
      expect(browser.received[at]).toMatch(
        new RegExp(`^__Host-tefuda\\.${name}=.*Path=/; HttpOnly; Secure; SameSite=Lax$`),
      );
      expect(browser.received[at]).not.toContain("Domain");
    }
    expect(await browser.actor()).toMatchObject({ kind: "joker", userId: jokerId });
  });

  it("do not work when their signature is wrong", async () => {
    const browser = makeBrowser(app);
    const ctx = await browser.ctx();
    ctx.request.setCookie("tefuda.session_token=made-up.c2lnbmF0dXJl; Path=/");
    expect(await browser.actor()).toEqual({ kind: "visitor" });
  });
});

it("counts nothing against whom a crowd kept from signing in", async () => {
  const tryAs = async (email: string) => {
    const asked = { email, password: "wrong-horse-9", page: "joker" } as const;
    return signIn(await makeBrowser(app).ctx(), asked).catch(({ code }: AppError) => code);
  };
  expect(await tryAs("nobody-1@example.jp")).toBe("wrongPassword");
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 40 }, () => whileTried(() => answer));
  expect(await Promise.all([tryAs("nobody-2@example.jp"), tryAs(joker)])).toEqual([
    "serverBusy",
    "serverBusy",
  ]);
  resolve();
  await Promise.all(crowd);
  expect(await tryAs("nobody-3@example.jp")).toBe("wrongPassword");
  // One count for each account that was tried, and one for the network.
  expect(await database.db.$count(requestCounts)).toBe(3);
});

it("lasts for 30 days after the last use, and no longer", async () => {
  const browser = makeBrowser(app);
  await signIn(await browser.ctx(), { email: joker, ...right, page: "joker" });
  for (const days of [29, 29]) {
    app.pass(days * 24 * 60);
    expect(await browser.actor()).toMatchObject({ kind: "joker", userId: jokerId });
  }
  app.pass(30 * 24 * 60 + 1);
  expect(await browser.actor()).toEqual({ kind: "visitor" });
});

it("lapses though a page was left open, whose stream asks who is calling", async () => {
  const browser = makeBrowser(app);
  await signIn(await browser.ctx(), { email: joker, ...right, page: "joker" });
  const cookie = (await browser.ctx()).request.headers.get("cookie") ?? "";
  const headers = new Headers({ cookie });
  app.pass(29 * 24 * 60);
  expect(await peekActor(app, headers)).toMatchObject({ kind: "joker", userId: jokerId });
  app.pass(24 * 60 + 1);
  expect(await peekActor(app, headers)).toEqual({ kind: "visitor" });
});

it("resolves an ace before a joker of the same id", async () => {
  await app.makeJoker(aceId, ace);
  const browser = makeBrowser(app);
  const result = await signIn(await browser.ctx(), { email: ace, ...right, page: "company" });
  expect(result).toEqual({
    userId: aceId,
    kind: "ace",
    mustChangePassword: false,
    isBack: false,
  });
  expect(await browser.actor()).toMatchObject({ kind: "ace", authority: "member", isAgent: false });
});

it.each([
  [ace, "joker", "likelyCompanyUser"],
  [joker, "company", "loginPageForCompany"],
  [joker, "operator", "wrongPassword"],
  [operator, "joker", "wrongPassword"],
  [operator, "company", "wrongPassword"],
] as const)("answers %s on the %s page with %s", async (email, page, code) => {
  const browser = makeBrowser(app);
  await expect(signIn(await browser.ctx(), { email, ...right, page })).rejects.toMatchObject({
    code,
  });
  expect(browser.received).toEqual([]);
});

it("gives no signal to someone who does not know the password", async () => {
  const ctx = await makeBrowser(app).ctx();
  for (const email of [ace, joker, "nobody@example.jp"])
    await expect(signIn(ctx, { email, password: "wrong", page: "joker" })).rejects.toMatchObject({
      code: "wrongPassword",
    });
});

it("leads an operator to the second step at the operators' page", async () => {
  const browser = makeBrowser(app);
  const answer = await signIn(await browser.ctx(), { email: operator, ...right, page: "operator" });
  expect(answer).toEqual({ secondStep: "setUp" });
  expect(await browser.actor()).toEqual({ kind: "visitor" });
});

it.each([joker, "nobody@example.jp"])(
  "locks %s after five failures for 15 minutes",
  async (email) => {
    const ctx = await makeBrowser(app).ctx();
    const attempt = (password: string) => signIn(ctx, { email, password, page: "joker" });
    for (let i = 0; i < 5; i++)
      await expect(attempt("wrong")).rejects.toMatchObject({ code: "wrongPassword" });
    await expect(attempt(PASSWORD)).rejects.toMatchObject({ code: "temporarilyLocked" });
    app.pass(15.1);
    if (email === joker) await expect(attempt(PASSWORD)).resolves.toHaveProperty("userId", jokerId);
    else await expect(attempt(PASSWORD)).rejects.toMatchObject({ code: "wrongPassword" });
  },
);

it("forgets failures after a right password", async () => {
  const ctx = await makeBrowser(app).ctx();
  const attempt = (password: string) => signIn(ctx, { email: joker, password, page: "joker" });
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 4; i++) await expect(attempt("wrong")).rejects.toThrow();
    await attempt(PASSWORD);
  }
});

it("locks also when many passwords are tried at once", async () => {
  const ctx = await makeBrowser(app).ctx();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, i) =>
      signIn(ctx, { email: joker, password: `wrong-${i}`, page: "joker" }),
    ),
  );
  const looked = outcomes.filter(
    (one) => one.status === "rejected" && one.reason.code === "wrongPassword",
  );
  expect(looked.length).toBeLessThanOrEqual(5);
});

describe("somebody else's wrong passwords", () => {
  const attempt = (ctx: Ctx, password: string, email = joker) =>
    signIn(ctx, { email, password, page: "joker" });
  const fail = async (ctx: Ctx, times: number, email = joker) => {
    for (let n = 0; n < times; n += 1)
      await expect(attempt(ctx, "wrong", email)).rejects.toMatchObject({ code: "wrongPassword" });
  };
  const from = (ctx: Ctx, ip: string): Ctx => ({ ...ctx, request: { ...ctx.request, ip } });
  const locked = { code: "temporarilyLocked", retryAfter: 15 * 60 };

  it("lock them out, and not the browser that the person has been signed in at", async () => {
    const [own, stranger] = [makeBrowser(app), makeBrowser(app)];
    await attempt(await own.ctx(), PASSWORD);
    await signOut(await own.ctx());
    await fail(await stranger.ctx(), 5);
    await expect(attempt(await stranger.ctx(), PASSWORD)).rejects.toMatchObject(locked);
    await fail(await own.ctx(), 4);
    await attempt(await own.ctx(), PASSWORD);
    // What was right at one's own browser opens nothing to the stranger.
    await expect(attempt(await stranger.ctx(), PASSWORD)).rejects.toMatchObject(locked);
  });

  it("lock a known browser when they are made there", async () => {
    const own = makeBrowser(app);
    await attempt(await own.ctx(), PASSWORD);
    await signOut(await own.ctx());
    await fail(await own.ctx(), 5);
    await expect(attempt(await own.ctx(), PASSWORD)).rejects.toMatchObject(locked);
  });

  it("are no more when a browser is known to be another's", async () => {
    const own = makeBrowser(app);
    await attempt(await own.ctx(), PASSWORD);
    await fail(await own.ctx(), 5, ace);
    await expect(attempt(await makeBrowser(app).ctx(), PASSWORD, ace)).rejects.toMatchObject(
      locked,
    );
  });

  it("end for a network that tries many addresses, of accounts or not", async () => {
    const known = makeBrowser(app);
    await attempt(await known.ctx(), PASSWORD);
    const ctx = await makeBrowser(app).ctx();
    const tries = Array.from({ length: 100 }, (_, n) => `2001:db8:1:2::${n.toString(16)}`);
    for (const [n, ip] of tries.entries())
      await countAttempt(from(ctx, ip), { email: `${n}@example.jp`, userId: undefined });
    const refused = { code: "tooManyRequests", retryAfter: 15 * 60 };
    for (const email of [joker, "nobody@example.jp"])
      await expect(attempt(from(ctx, "2001:db8:1:2::ffff"), PASSWORD, email)).rejects.toMatchObject(
        refused,
      );
    await attempt(from(await known.ctx(), "2001:db8:1:2::ffff"), PASSWORD);
    await attempt(from(ctx, "2001:db8:1:3::1"), PASSWORD);
  });

  it("are all that counts for a network: signing in does not", async () => {
    const ctx = await makeBrowser(app).ctx();
    for (let n = 0; n < 101; n += 1)
      await (await countAttempt(ctx, { email: joker, userId: jokerId }))();
  });
});

it("turns away who is suspended, removed, or of a suspended company", async () => {
  const { db } = database;
  const browser = makeBrowser(app);
  const attempt = async () =>
    signIn(await browser.ctx(), { email: ace, ...right, page: "company" });
  await attempt();

  await db.update(companies).set({ status: "suspended" });
  expect(await browser.actor()).toEqual({ kind: "visitor" });
  await expect(attempt()).rejects.toMatchObject({ code: "userDisabled" });
  await db.update(companies).set({ status: "active" });
  expect(await browser.actor()).toMatchObject({ kind: "ace" });

  await db.update(aces).set({ removedAt: app.clock() });
  expect(await browser.actor()).toEqual({ kind: "visitor" });
  await expect(attempt()).rejects.toMatchObject({ code: "userDisabled" });
  await db.update(aces).set({ removedAt: null });

  await db.update(users).set({ suspendedAt: app.clock() }).where(eq(users.id, aceId));
  expect(await browser.actor()).toEqual({ kind: "visitor" });
  await expect(attempt()).rejects.toMatchObject({ code: "userDisabled" });
});

it("takes a withdrawal back by signing in", async () => {
  const { db } = database;
  const deleteAt = new Date(app.clock().getTime() + 60_000);
  const asked = { withdrawalRequestedAt: app.clock(), withdrawalReason: "その他", deleteAt };
  await db.update(users).set(asked).where(eq(users.id, jokerId));
  const browser = makeBrowser(app);
  await signIn(await browser.ctx(), { email: joker, ...right, page: "joker" });
  expect(await browser.actor()).toMatchObject({ kind: "joker" });
  const [user] = await db.select().from(users).where(eq(users.id, jokerId));
  expect(user).toMatchObject({ deleteAt: null, withdrawalRequestedAt: null });
});

it("lists one's own sessions, ends one, and signs out", async () => {
  const [phone, desk] = [makeBrowser(app), makeBrowser(app)];
  for (const browser of [phone, desk])
    await signIn(await browser.ctx(), { email: joker, ...right, page: "joker" });
  const deskCtx = await desk.ctx();
  if (deskCtx.actor.kind === "visitor") throw new Error("not signed in");
  const ctx = { ...deskCtx, actor: deskCtx.actor };
  const listed = await listSessions(ctx);
  expect(listed.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  const other = listed.find(({ isCurrent }) => !isCurrent);
  if (!other) throw new Error("the phone's session is missing");

  const stranger = { kind: "ace", userId: aceId } as unknown as typeof ctx.actor;
  await expect(
    endSession({ ...ctx, actor: stranger }, { sessionId: other.id }),
  ).rejects.toMatchObject({ code: "dataNotFound" });
  await endSession(ctx, { sessionId: other.id });
  expect(await phone.actor()).toEqual({ kind: "visitor" });

  await signOut(await desk.ctx());
  expect(await desk.actor()).toEqual({ kind: "visitor" });
  expect(desk.received.at(-1)).toMatch(/session_token=; Max-Age=0/);
});

it("ends the session that the browser had when somebody signs in anew", async () => {
  const browser = makeBrowser(app);
  const before = new Headers();
  await signIn(await browser.ctx(), { email: joker, ...right, page: "joker" });
  before.set("cookie", (await browser.ctx()).request.headers.get("cookie") ?? "");
  expect(await resolveActor(app, before)).toMatchObject({ kind: "joker" });
  await signIn(await browser.ctx(), { email: ace, ...right, page: "company" });
  expect(await browser.actor()).toMatchObject({ kind: "ace" });
  expect(await resolveActor(app, before)).toEqual({ kind: "visitor" });
});

it("hashes a password anew that was hashed more cheaply, at the sign-in that shows it", async () => {
  const { id } = await app.makeUser("early@example.jp");
  await app.makeJoker(id, "early@example.jp");
  await storePassword(database.db, app.clock(), id, await engine.hashPassword(PASSWORD));
  const enter = async (password: string) =>
    signIn(await makeBrowser(app).ctx(), { email: "early@example.jp", password, page: "joker" });
  await expect(enter("correct-horse-8")).rejects.toMatchObject({ code: "wrongPassword" });
  expect(await readPassword(database.db, id)).not.toContain("$");
  await enter(PASSWORD);
  expect(await readPassword(database.db, id)).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/);
  await enter(PASSWORD);
});
