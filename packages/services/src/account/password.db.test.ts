import { customTokens } from "@tefuda/db/schema/bridge";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { DAY_MS } from "@tefuda/domain/time/units";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { recoverEmail, verifyEmail } from "../account-recovery/apply-email-action.ts";
import { completePasswordReset } from "../account-recovery/complete-password-reset.ts";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import { reauthenticate } from "../sign-in/reauthenticate.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { issueActionCode } from "./action-codes.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";
import { changeInitialPassword } from "./change-initial-password.ts";
import { changePassword } from "./change-password.ts";
import { checkActionCode } from "./check-action-code.ts";
import { requestEmailChange } from "./request-email-change.ts";

const database = useTestDatabase();
const email = "joker@example.jp";
const NEW_PASSWORD = "a-new-password-1";

let app: TestApp;
let userId: string;
let browser: ReturnType<typeof makeBrowser>;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  userId = (await app.makeUser(email)).id;
  await app.makeJoker(userId, email);
  browser = makeBrowser(app);
});

const signInAs = async (password: string, address = email) =>
  signIn(await browser.ctx(), { email: address, password, page: "joker" });

async function signedInCtx() {
  const ctx = await browser.ctx();
  if (ctx.actor.kind === "visitor") throw new Error("not signed in");
  return { ...ctx, actor: ctx.actor };
}

async function requestReset(address = email) {
  const ctx = await makeBrowser(app).ctx();
  return requestPasswordReset(ctx, { email: address, userType: "joker" });
}

describe("reset", () => {
  it("sets the new password, ends every session and unlocks", async () => {
    await signInAs(PASSWORD);
    const other = makeBrowser(app);
    for (let i = 0; i < 5; i++)
      await expect(
        signIn(await other.ctx(), { email, password: "wrong", page: "joker" }),
      ).rejects.toThrow();
    await requestReset();
    const oobCode = await app.mailedCode(email);
    await checkActionCode(await other.ctx(), { mode: "resetPassword", oobCode });
    const reset = { oobCode, password: NEW_PASSWORD };
    expect(await completePasswordReset(await other.ctx(), reset)).toEqual({
      userType: "joker",
      providers: [],
    });

    expect(await browser.actor()).toEqual({ kind: "visitor" });
    await expect(signInAs(PASSWORD)).rejects.toMatchObject({ code: "wrongPassword" });
    await signInAs(NEW_PASSWORD);
    await expect(completePasswordReset(await other.ctx(), reset)).rejects.toMatchObject({
      code: "invalidActionCode",
    });
    const [changed] = await app.mailsTo(email);
    expect(changed?.template).toBe("passwordChanged");
  });

  it("works for an hour, and a sign-up code does not open it", async () => {
    await requestReset();
    const oobCode = await app.mailedCode(email);
    const ctx = await browser.ctx();
    await expect(checkActionCode(ctx, { mode: "signUp", oobCode })).rejects.toMatchObject({
      code: "invalidActionCode",
    });
    app.pass(61);
    await expect(
      completePasswordReset(ctx, { oobCode, password: NEW_PASSWORD }),
    ).rejects.toMatchObject({ code: "invalidActionCode" });
  });

  it("answers unknown addresses alike, and mails them nothing", async () => {
    expect(await requestReset("nobody@example.jp")).toBe(await requestReset());
    expect(await app.mailsTo("nobody@example.jp")).toEqual([]);
  });
});

describe("first password of a company member", () => {
  const ace = "new-member@example.jp";
  const signInAce = async () =>
    signIn(await browser.ctx(), { email: ace, password: PASSWORD, page: "company" });

  beforeEach(async () => {
    const { id } = await app.makeUser(ace, { mustChangePassword: true });
    await app.makeAce(id, ace);
  });

  it("is set within five minutes, before anything else", async () => {
    expect(await signInAce()).toMatchObject({ kind: "ace", mustChangePassword: true });
    expect(await browser.actor()).toEqual({ kind: "visitor" });
    app.pass(5);
    await changeInitialPassword(await browser.ctx(), { password: NEW_PASSWORD });
    expect(await browser.actor()).toMatchObject({ kind: "ace" });
    const [row] = await database.db.select().from(auditLogs);
    expect(row).toMatchObject({ action: "changeInitialPassword", actorType: "ace" });
  });

  it("is another one than the one that was given", async () => {
    await signInAce();
    await expect(
      changeInitialPassword(await browser.ctx(), { password: PASSWORD }),
    ).rejects.toMatchObject({
      code: "weakPassword",
      fields: { password: "仮のパスワードとは別のパスワードを入力してください" },
    });
    expect(await browser.actor()).toEqual({ kind: "visitor" });
    await changeInitialPassword(await browser.ctx(), { password: NEW_PASSWORD });
    expect(await browser.actor()).toMatchObject({ kind: "ace" });
  });

  it("is refused later, twice, and without a login", async () => {
    const change = async () =>
      changeInitialPassword(await browser.ctx(), { password: NEW_PASSWORD });
    await expect(change()).rejects.toMatchObject({ code: "noCurrentUser" });
    await signInAce();
    app.pass(5.1);
    await expect(change()).rejects.toMatchObject({ code: "invalidPasswordResetRequest" });
    await signInAce();
    await change();
    await expect(change()).rejects.toMatchObject({ code: "invalidPasswordResetRequest" });
  });
});

describe("sensitive changes", () => {
  const visitor = () => makeBrowser(app).ctx();
  const changeTo = async (address: string, id = userId) => {
    const code = await database.db.transaction((tx) =>
      issueActionCode(tx, app.clock(), { kind: "verifyEmail", email: address, userId: id }),
    );
    await verifyEmail(await visitor(), code);
  };
  const addFactor = () =>
    database.db
      .insert(secondFactors)
      .values({ userId, secretSealed: "x", createdAt: app.clock(), updatedAt: app.clock() });

  it("ask for the password again after five minutes", async () => {
    await signInAs(PASSWORD);
    app.pass(6);
    const change = async () => changePassword(await signedInCtx(), { password: NEW_PASSWORD });
    await expect(change()).rejects.toMatchObject({ code: "requireRecentLogin" });
    await expect(reauthenticate(await signedInCtx(), { password: "wrong" })).rejects.toMatchObject({
      code: "wrongPassword",
    });
    await reauthenticate(await signedInCtx(), { password: PASSWORD });

    const elsewhere = makeBrowser(app);
    await signIn(await elsewhere.ctx(), { email, password: PASSWORD, page: "joker" });
    await change();
    expect(await elsewhere.actor()).toEqual({ kind: "visitor" });
    expect(await browser.actor()).toMatchObject({ kind: "joker" });
  });

  it("are refused to whoever has no session any more, and to somebody who is no more", async () => {
    await signInAs(PASSWORD);
    const ctx = await signedInCtx();
    const nobody = { ...ctx, actor: { ...ctx.actor, userId: uuidv7() } };
    await expect(reauthenticate(nobody, { password: PASSWORD })).rejects.toMatchObject({
      code: "userNotFoundOnAuth",
      message: "メールアドレスまたはパスワードが正しくありません。",
    });
    await signOut(ctx);
    await expect(reauthenticate(ctx, { password: PASSWORD })).rejects.toMatchObject({
      code: "noCurrentUser",
      message: "ログイン情報を確認できませんでした。もう一度ログインしてください。",
    });
  });

  it("change the e-mail by a mailed link, and take it back by another", async () => {
    const next = "next@example.jp";
    await signInAs(PASSWORD);
    await requestEmailChange(await signedInCtx(), { email: next });
    await verifyEmail(await makeBrowser(app).ctx(), await app.mailedCode(next));
    await signInAs(PASSWORD, next);
    await expect(signInAs(PASSWORD)).rejects.toMatchObject({ code: "wrongPassword" });

    await recoverEmail(await makeBrowser(app).ctx(), await app.mailedCode(email));
    expect(await browser.actor()).toEqual({ kind: "visitor" });
    await signInAs(PASSWORD);
  });

  it.each([
    ["a factor that came just before the change goes with it", 6, false],
    ["an older one stays, and is told of", 8, true],
  ])("taken back: %s", async (_, days, hasFactor) => {
    const next = "next@example.jp";
    const before = new Date(app.clock().getTime() - days * DAY_MS);
    const written = { createdAt: before, updatedAt: before };
    await database.db.insert(secondFactors).values({ userId, secretSealed: "x", ...written });
    await database.db.insert(customTokens).values({
      id: uuidv7(),
      tokenHash: "x",
      userId,
      expiresAt: app.clock(),
      createdAt: app.clock(),
    });
    const code = await database.db.transaction((tx) =>
      issueActionCode(tx, app.clock(), { kind: "verifyEmail", email: next, userId }),
    );
    await verifyEmail(await makeBrowser(app).ctx(), code);
    const recovered = await recoverEmail(await makeBrowser(app).ctx(), await app.mailedCode(email));
    expect(recovered).toEqual({ unlinked: [], hasFactor });
    expect(await database.db.$count(secondFactors)).toBe(hasFactor ? 1 : 0);
    expect(await database.db.$count(customTokens)).toBe(0);
    const templates = (await app.mailsTo(email)).map(({ template }) => template);
    expect(templates.includes("secondFactorOff")).toBe(!hasFactor);
    const audit = await database.db.select().from(auditLogs);
    expect(audit.map(({ action }) => action)).toEqual(hasFactor ? [] : ["resetSecondFactor"]);
  });

  it("taken back by who changed it twice: the owner's factor stays", async () => {
    await addFactor();
    await changeTo("first@example.jp");
    const ownersWay = await app.mailedCode(email);
    app.pass(5);
    await changeTo("second@example.jp");
    const intrudersWay = await app.mailedCode("first@example.jp");
    expect(await recoverEmail(await visitor(), intrudersWay)).toMatchObject({ hasFactor: true });
    expect(await database.db.$count(secondFactors)).toBe(1);
    // The owner's own way back does what it is there for.
    expect(await recoverEmail(await visitor(), ownersWay)).toMatchObject({ hasFactor: false });
  });

  it("taken back by an operator: even a young factor stays", async () => {
    await app.makeOperator(userId, email);
    await addFactor();
    await changeTo("next@example.jp");
    const way = await app.mailedCode(email);
    expect(await recoverEmail(await visitor(), way)).toMatchObject({ hasFactor: true });
  });

  it("taken back while another mailed link is open: the young factor goes", async () => {
    await requestReset();
    app.pass(5);
    await addFactor();
    await changeTo("next@example.jp");
    const way = await app.mailedCode(email);
    expect(await recoverEmail(await visitor(), way)).toMatchObject({ hasFactor: false });
  });

  describe("taken back, with an earlier change that can be taken back no more", () => {
    it("as its day is over: the young factor goes", async () => {
      await changeTo("first@example.jp");
      app.pass(24 * 60);
      await addFactor();
      await changeTo("second@example.jp");
      const way = await app.mailedCode("first@example.jp");
      expect(await recoverEmail(await visitor(), way)).toMatchObject({ hasFactor: false });
    });

    it("as an even earlier one was taken back: the young factor goes, each time", async () => {
      await addFactor();
      await changeTo("first@example.jp");
      const ownersWay = await app.mailedCode(email);
      app.pass(5);
      await changeTo("second@example.jp");
      expect(await recoverEmail(await visitor(), ownersWay)).toMatchObject({ hasFactor: false });
      app.pass(5);
      await addFactor();
      await changeTo("third@example.jp");
      const way = await app.mailedCode(email);
      expect(await recoverEmail(await visitor(), way)).toMatchObject({ hasFactor: false });
    });

    it("as it is somebody else's: the young factor goes, and theirs stays", async () => {
      const other = await app.makeUser("other@example.jp");
      await changeTo("theirs@example.jp", other.id);
      app.pass(5);
      await addFactor();
      const their = { userId: other.id, secretSealed: "y" };
      const at = app.clock();
      await database.db.insert(secondFactors).values({ ...their, createdAt: at, updatedAt: at });
      await changeTo("first@example.jp");
      const way = await app.mailedCode(email);
      expect(await recoverEmail(await visitor(), way)).toMatchObject({ hasFactor: false });
      expect(await database.db.select().from(secondFactors)).toMatchObject([their]);
    });
  });

  it("do not give away someone else's address", async () => {
    const taken = "taken@example.jp";
    await app.makeUser(taken);
    await signInAs(PASSWORD);
    await requestEmailChange(await signedInCtx(), { email: taken });
    const code = await app.mailedCode(taken);
    await expect(verifyEmail(await browser.ctx(), code)).rejects.toMatchObject({
      code: "alreadyRegisteredEmail",
    });
  });
});
