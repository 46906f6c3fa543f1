import { accounts, actionCodes, sessions, users } from "@tefuda/db/schema/account";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { eq } from "@tefuda/db/sql";
import type { ActionCodeKind } from "@tefuda/domain/account/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import * as engine from "better-auth/crypto";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import type { Ctx } from "../kernel/context.ts";
import { reauthenticate } from "../sign-in/reauthenticate.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { hasPassword } from "../social/accounts.ts";
import {
  cancelActionCodes,
  findActionCode,
  issueActionCode,
  useActionCode,
} from "./action-codes.ts";
import {
  hashOfPassword,
  makeBrowser,
  makeTestApp,
  PASSWORD,
  type TestApp,
} from "./browser.fixture.ts";
import { changeInitialPassword } from "./change-initial-password.ts";
import { changePassword } from "./change-password.ts";
import { closeOperator } from "./close-operator.ts";
import { endSession } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { hashPassword } from "./password-hash.ts";
import { readPassword, renewHash, storePassword } from "./passwords.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { openSession } from "./sessions.ts";

const database = useTestDatabase();
const [first, email] = ["first@example.jp", "own@example.jp"];

let app: TestApp;
let ids: { first: string; own: string };
/** Somebody who stands first in every table, with another password, and the one whom it is about. */
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  ids = { first: (await app.makeUser(first)).id, own: (await app.makeUser(email)).id };
  await app.makeJoker(ids.first, first);
  await app.makeJoker(ids.own, email);
  await storePassword(database.db, app.clock(), ids.first, await hashPassword("other-horse-8"));
});

type Browser = ReturnType<typeof makeBrowser>;
const enter = async (userId: string): Promise<Browser> => {
  const browser = makeBrowser(app);
  await openSession(await browser.ctx(), userId);
  return browser;
};
async function ctxOf(browser: Browser): Promise<Ctx<SignedInActor>> {
  const { actor, ...ctx } = await browser.ctx();
  if (actor.kind === "visitor") throw new Error("not signed in");
  return { ...ctx, actor };
}
const code = (kind: ActionCodeKind, to = email, userId?: string) =>
  issueActionCode(database.db, app.clock(), { kind, email: to, userId });
const works = (oobCode: string, kind: ActionCodeKind) =>
  findActionCode(database.db, app.clock(), oobCode, kind).then(
    () => true,
    () => false,
  );
const google = (userId: string, password: string | null = null) => ({
  id: uuidv7(),
  userId,
  providerId: "google",
  accountId: uuidv7(),
  password,
  createdAt: app.clock(),
  updatedAt: app.clock(),
});

describe("a mailed code", () => {
  it("ends with the next of its kind and address, and no other does", async () => {
    const [reset, signUp, elsewhere] = [
      await code("resetPassword"),
      await code("signUp"),
      await code("resetPassword", first),
    ];
    expect(reset).toMatch(/^[\w-]{43}$/);
    app.pass(1);
    const [used, canceled] = [await code("verifyEmail"), await code("recoverEmail")];
    await useActionCode(database.db, app.clock(), used, "verifyEmail");
    const earlier = app.clock();
    await code("recoverEmail");
    app.pass(1);
    for (const kind of ["verifyEmail", "recoverEmail"] as const) await code(kind);
    expect(await works(reset, "resetPassword")).toBe(true);
    expect(await works(signUp, "signUp")).toBe(true);
    expect(await works(elsewhere, "resetPassword")).toBe(true);
    expect(await works(canceled, "recoverEmail")).toBe(false);
    expect(await works("made-up", "signUp")).toBe(false);
    await code("resetPassword");
    expect(await works(reset, "resetPassword")).toBe(false);
    const rows = await database.db.select().from(actionCodes);
    const ofKind = (kind: ActionCodeKind) =>
      rows.filter((row) => row.kind === kind).map(({ canceledAt }) => canceledAt);
    expect(ofKind("verifyEmail")).toEqual([null, null]);
    // When it was canceled first stays what is known of it.
    expect(ofKind("recoverEmail").filter(Boolean)).toEqual([earlier, app.clock()]);
  });

  it("is canceled with its user's since a moment, those for another e-mail in any case", async () => {
    const [before, change] = [
      await code("resetPassword", email, ids.own),
      await code("verifyEmail", "next@example.jp", ids.own),
    ];
    const used = await code("recoverEmail", email, ids.own);
    await useActionCode(database.db, app.clock(), used, "recoverEmail");
    app.pass(1);
    const since = app.clock();
    const [after, others] = [
      await code("resetPassword", "old@example.jp", ids.own),
      await code("resetPassword", first, ids.first),
    ];
    app.pass(1);
    for (let times = 0; times < 2; times += 1)
      await cancelActionCodes(database.db, app.clock(), ids.own, since);
    const canceledAt = app.clock();
    app.pass(1);
    await cancelActionCodes(database.db, app.clock(), ids.own, since);
    expect(await works(before, "resetPassword")).toBe(true);
    expect(await works(change, "verifyEmail")).toBe(false);
    expect(await works(after, "resetPassword")).toBe(false);
    expect(await works(others, "resetPassword")).toBe(true);
    const rows = await database.db.select().from(actionCodes);
    const times = rows.map((row) => [row.kind, row.canceledAt]);
    expect(times.filter(([, at]) => at)).toEqual(
      expect.arrayContaining([
        ["verifyEmail", canceledAt],
        ["resetPassword", canceledAt],
      ]),
    );
    expect(times.filter(([, at]) => at)).toHaveLength(2);
  });
});

describe("a password", () => {
  it("is one's own, beside any provider", async () => {
    await database.db.delete(accounts).where(eq(accounts.userId, ids.own));
    expect(await hasPassword(database.db, ids.own)).toBe(false);
    await database.db.insert(accounts).values(google(ids.own));
    await storePassword(database.db, app.clock(), ids.own, await hashOfPassword());
    expect(await hasPassword(database.db, ids.own)).toBe(true);
    const browser = makeBrowser(app);
    await signIn(await browser.ctx(), { email, password: PASSWORD, page: "joker" });
    await reauthenticate(await ctxOf(browser), { password: PASSWORD });
    await expect(
      reauthenticate(await ctxOf(browser), { password: "other-horse-8" }),
    ).rejects.toMatchObject({ code: "wrongPassword" });
  });

  it("is hashed anew for its user alone, and not where it has changed meanwhile", async () => {
    const { db } = database;
    const hash = await engine.hashPassword(PASSWORD);
    for (const id of [ids.first, ids.own]) await storePassword(db, app.clock(), id, hash);
    await db.insert(accounts).values(google(ids.own, hash));
    await renewHash(db, app.clock(), ids.own, { hash, password: PASSWORD });
    const renewed = await readPassword(db, ids.own);
    expect(renewed).toMatch(/^\$scrypt\$/);
    expect(await readPassword(db, ids.first)).toBe(hash);
    const [kept] = await db.select().from(accounts).where(eq(accounts.providerId, "google"));
    expect(kept?.password).toBe(hash);
    await renewHash(db, app.clock(), ids.own, { hash, password: PASSWORD });
    expect(await readPassword(db, ids.own)).toBe(renewed);
  });

  it("is set first by each member for themselves", async () => {
    const [one, other] = ["one@example.jp", "other@example.jp"];
    for (const address of [one, other]) {
      const { id } = await app.makeUser(address, { mustChangePassword: true });
      await app.makeAce(id, address);
    }
    const browser = makeBrowser(app);
    await signIn(await browser.ctx(), { email: one, password: PASSWORD, page: "company" });
    await changeInitialPassword(await browser.ctx(), { password: "a-new-password-1" });
    const rows = await database.db.select().from(users);
    const mustChange = rows.filter(({ mustChangePassword }) => mustChangePassword);
    expect(mustChange.map((user) => user.email)).toEqual([other]);
  });
});

describe("a session", () => {
  it("is one's own where it is asked for, listed, or ended", async () => {
    const theirs = await enter(ids.first);
    app.pass(10);
    const own = await enter(ids.own);
    // Whoever stands first signed in too long ago for this.
    await requestEmailChange(await ctxOf(own), { email: "next@example.jp" });
    const [session] = await listSessions(await ctxOf(theirs));
    const sessionId = session?.id ?? "";
    expect((await listSessions(await ctxOf(own))).map(({ id }) => id)).not.toContain(sessionId);
    await expect(endSession(await ctxOf(own), { sessionId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
    await changePassword(await ctxOf(own), { password: "a-new-password-1" });
    expect(await theirs.actor()).toMatchObject({ kind: "joker", userId: ids.first });
    expect(await own.actor()).toMatchObject({ kind: "joker", userId: ids.own });
  });

  it("is none any more once it has run out, and 50 are shown", async () => {
    const own = await enter(ids.own);
    const ctx = await ctxOf(own);
    const row = (expiresAt: Date) => ({
      id: uuidv7(),
      userId: ids.own,
      token: uuidv7(),
      expiresAt,
      createdAt: app.clock(),
      updatedAt: new Date(0),
    });
    await database.db.insert(sessions).values(row(app.clock()));
    expect(await listSessions(ctx)).toHaveLength(1);
    const later = new Date(app.clock().getTime() + 1);
    await database.db.insert(sessions).values(Array.from({ length: 50 }, () => row(later)));
    const shown = await listSessions(ctx);
    expect(shown).toHaveLength(50);
    expect(shown[0]?.isCurrent).toBe(true);
    await database.db.update(sessions).set({ expiresAt: app.clock() });
    await expect(changePassword(ctx, { password: "a-new-password-1" })).rejects.toMatchObject({
      code: "noCurrentUser",
    });
  });
});

it("of an operator who leaves, what was in hand is anybody's, and what is closed stays theirs", async () => {
  const operators = [];
  for (const address of ["one@desk.example", "other@desk.example"]) {
    const { id } = await app.makeUser(address);
    await app.makeOperator(id, address);
    operators.push(id);
  }
  const [leaver = "", colleague = ""] = operators;
  const inquiry = (name: string, assigneeId: string, status: "open" | "closed") => ({
    id: uuidv7(),
    category: "other" as const,
    name,
    email,
    content: "質問です。",
    digest: uuidv7(),
    status,
    assigneeId,
    createdAt: app.clock(),
  });
  await database.db
    .insert(inquiries)
    .values([
      inquiry("in hand", leaver, "open"),
      inquiry("closed", leaver, "closed"),
      inquiry("a colleague's", colleague, "open"),
    ]);
  await closeOperator(app, "one@desk.example");
  const rows = await database.db.select().from(inquiries);
  expect(Object.fromEntries(rows.map(({ name, assigneeId }) => [name, assigneeId]))).toEqual({
    "in hand": null,
    closed: leaver,
    "a colleague's": colleague,
  });
});

it("a mail about a new browser is written beside any other mail, and from ten minutes on again", async () => {
  app.pass(4 * 24 * 60);
  const marked = new Date("2026-11-22T15:00:00Z");
  await database.db.update(users).set({ lastSignedInAt: marked });
  const signInAnew = async () =>
    signIn(await makeBrowser(app).ctx(), { email, password: PASSWORD, page: "joker" });
  const mails = async () =>
    (await database.db.select().from(mailOutbox)).filter((mail) => mail.template === "newDevice");
  await database.db.insert(mailOutbox).values({
    id: uuidv7(),
    template: "passwordChanged",
    to: email,
    params: {},
    nextAttemptAt: app.clock(),
    createdAt: app.clock(),
  });
  await signInAnew();
  expect(await mails()).toHaveLength(1);
  app.pass(600_005 / 60_000);
  await signInAnew();
  expect(await mails()).toHaveLength(2);
});
