import { users } from "@tefuda/db/schema/account";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { recoveryCodes, secondFactors, secondSteps } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { listSessions } from "../account/list-sessions.ts";
import { requestEmailChange } from "../account/request-email-change.ts";
import { completePasswordReset } from "../account-recovery/complete-password-reset.ts";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import { confirmSetUp } from "../sign-in/confirm-set-up.ts";
import { reauthenticate } from "../sign-in/reauthenticate.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signInWithCode } from "../sign-in/sign-in-with-code.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { beginSetUp } from "./begin-set-up.ts";
import { getFactor } from "./get-factor.ts";
import { getSecondStep } from "./get-second-step.ts";
import { leaveSecondStep } from "./leave-second-step.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { resetFactor } from "./reset-factor.ts";
import { seal } from "./seal.ts";
import { aceCtx, type Browser, giveFactor, logIn, operatorCtx } from "./second-factor.fixture.ts";
import { switchOff } from "./switch-off.ts";
import { codeAt } from "./totp.ts";

const database = useTestDatabase();
const operator = "operator@example.jp";
const ace = "ace@example.jp";

let app: TestApp;
let browser: Browser;
let ids: { operator: string; ace: string };
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  // To a time at which every browser that has been somebody's is marked as theirs.
  app.pass(4 * 24 * 60);
  browser = makeBrowser(app);
  ids = { operator: (await app.makeUser(operator)).id, ace: (await app.makeUser(ace)).id };
  await app.makeOperator(ids.operator, operator);
  await app.makeAce(ids.ace, ace);
});

const code = (secret: string, later = 0) => ({ code: codeAt(secret, app.clock(), later) });
const enter = async (typed: string, where = browser) =>
  signInWithCode(await where.ctx(), { code: typed });
const actions = async () =>
  (await database.db.select({ action: auditLogs.action }).from(auditLogs)).map((one) => one.action);
const subjects = async (to: string) => (await app.mailsTo(to)).map(({ subject }) => subject);

describe("an operator's first sign-in", () => {
  it("sets the factor up before there is a session", async () => {
    expect(await logIn(browser, operator, "operator")).toEqual({ secondStep: "setUp" });
    expect(await browser.actor()).toEqual({ kind: "visitor" });
    const step = await getSecondStep(await browser.ctx());
    if (step?.step !== "setUp") throw new Error("nothing to set up");
    expect(step.uri).toContain(`secret=${step.secret}`);
    expect(decodeURIComponent(step.uri)).toContain(`Tefuda:${operator}`);
    // A reload shows the same secret, and a wrong code changes nothing.
    expect(await getSecondStep(await browser.ctx())).toEqual(step);
    await expect(confirmSetUp(await browser.ctx(), { code: "abc" })).rejects.toMatchObject({
      code: "wrongSecondFactor",
    });
    const [row] = await database.db.select().from(secondSteps);
    expect(row?.secretSealed).not.toContain(step.secret);

    const made = await confirmSetUp(await browser.ctx(), code(step.secret));
    expect(made.signedIn).toMatchObject({ kind: "operator", userId: ids.operator });
    expect(new Set(made.recoveryCodes).size).toBe(10);
    expect(await browser.actor()).toMatchObject({ kind: "operator" });
    expect(await actions()).toEqual(["enableSecondFactor"]);
    expect(await subjects(operator)).toEqual(["【Tefuda】2段階認証を設定しました"]);
    // The code that set it up is used.
    const other = makeBrowser(app);
    await logIn(other, operator, "operator");
    await expect(enter(code(step.secret).code, other)).rejects.toMatchObject({
      code: "wrongSecondFactor",
    });
    await enter(code(step.secret, 1).code, other);
    expect(await listSessions(await operatorCtx(other))).toHaveLength(2);
  });

  it("has fifteen minutes, and belongs to the browser that showed the password", async () => {
    await logIn(browser, operator, "operator");
    const stranger = makeBrowser(app);
    expect(await getSecondStep(await stranger.ctx())).toBeNull();
    const step = await getSecondStep(await browser.ctx());
    if (step?.step !== "setUp") throw new Error("nothing to set up");
    app.pass(15.1);
    expect(await getSecondStep(await browser.ctx())).toBeNull();
    await expect(confirmSetUp(await browser.ctx(), code(step.secret))).rejects.toMatchObject({
      code: "secondStepExpired",
    });
    // Beginning again brings another secret.
    await logIn(browser, operator, "operator");
    expect(await getSecondStep(await browser.ctx())).not.toMatchObject({ secret: step.secret });
  });
});

describe("typing the password again", () => {
  it("asks for a code as well", async () => {
    await logIn(browser, ace, "company");
    const secret = await giveFactor(app, ids.ace);
    app.pass(10);
    const again = async (typed?: string) =>
      reauthenticate(await aceCtx(browser), {
        password: PASSWORD,
        ...(typed !== undefined && { code: typed }),
      });
    await expect(again()).rejects.toMatchObject({ code: "wrongSecondFactor" });
    const [untried] = await database.db.select().from(secondFactors);
    expect(untried?.failures).toBe(0);
    await expect(again("000000")).rejects.toMatchObject({ code: "wrongSecondFactor" });
    const change = async () =>
      requestEmailChange(await aceCtx(browser), { email: "intruder@example.jp" });
    await expect(change()).rejects.toMatchObject({ code: "requireRecentLogin" });
    await again(code(secret).code);
    await change();
    // Somebody without a factor gives the password alone.
    await database.db.delete(secondFactors);
    await again();
  });
});

describe("a code", () => {
  let secret: string;
  beforeEach(async () => {
    secret = await giveFactor(app, ids.operator);
    await logIn(browser, operator, "operator");
  });

  it.each([-1, 0, 1])("of %s steps from now gets in, once", async (later) => {
    const { code: typed } = code(secret, later);
    await enter(typed);
    expect(await browser.actor()).toMatchObject({ kind: "operator", userId: ids.operator });
    const other = makeBrowser(app);
    await logIn(other, operator, "operator");
    await expect(enter(typed, other)).rejects.toMatchObject({ code: "wrongSecondFactor" });
    expect(await other.actor()).toEqual({ kind: "visitor" });
  });

  it.each([-2, 2])("of %s steps from now does not", async (later) => {
    await expect(enter(code(secret, later).code)).rejects.toMatchObject({
      code: "wrongSecondFactor",
    });
  });

  it("comes within five minutes, in the browser of the password, and before the way is left", async () => {
    await expect(enter(code(secret).code, makeBrowser(app))).rejects.toMatchObject({
      code: "secondStepExpired",
    });
    await leaveSecondStep(await browser.ctx());
    await expect(enter(code(secret).code)).rejects.toMatchObject({ code: "secondStepExpired" });
    await logIn(browser, operator, "operator");
    app.pass(5.1);
    await expect(enter(code(secret).code)).rejects.toMatchObject({ code: "secondStepExpired" });
  });

  it("ends the step for both of two tabs", async () => {
    await logIn(browser, operator, "operator");
    await enter(code(secret).code);
    await expect(enter(code(secret, 1).code)).rejects.toMatchObject({ code: "secondStepExpired" });
    expect(await getSecondStep(await browser.ctx())).toBeNull();
  });

  it("is looked at five times in 15 minutes, whatever the password does, and a mail tells", async () => {
    for (let n = 0; n < 5; n++) {
      await logIn(browser, operator, "operator");
      await expect(enter("000000x")).rejects.toMatchObject({ code: "wrongSecondFactor" });
    }
    expect(await subjects(operator)).toEqual(["【Tefuda】確認コードの入力に続けて失敗しました"]);
    await expect(enter(code(secret).code)).rejects.toMatchObject({ code: "temporarilyLocked" });
    app.pass(15.1);
    await logIn(browser, operator, "operator");
    await enter(code(secret).code);
    const [factor] = await database.db.select().from(secondFactors);
    expect(factor).toMatchObject({ failures: 0, failingSince: null });
  });

  it("gets nobody in who was suspended after the password, or reset it", async () => {
    await database.db.update(users).set({ suspendedAt: app.clock() });
    await expect(enter(code(secret).code)).rejects.toMatchObject({ code: "userDisabled" });
    await database.db.update(users).set({ suspendedAt: null });

    await requestPasswordReset(await browser.ctx(), { email: operator, userType: "ace" });
    const oobCode = await app.mailedCode(operator);
    await completePasswordReset(await browser.ctx(), { oobCode, password: "battery-staple-9" });
    await expect(enter(code(secret).code)).rejects.toMatchObject({ code: "secondStepExpired" });
  });

  it("is kept as no one can read it", async () => {
    const [factor] = await database.db.select().from(secondFactors);
    expect(JSON.stringify(factor)).not.toContain(secret);
  });
});

describe("company staff", () => {
  it("switch it on, sign in with it, and off again", async () => {
    await logIn(browser, ace, "company");
    const { secret } = await beginSetUp(await aceCtx(browser));
    const other = makeBrowser(app);
    expect(await logIn(other, ace, "company")).toHaveProperty("userId", ids.ace);
    const made = await confirmSetUp(await browser.ctx(), code(secret));
    expect(made.signedIn).toBeUndefined();
    expect(await getFactor(await aceCtx(browser))).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
    });
    await expect(beginSetUp(await aceCtx(browser))).rejects.toMatchObject({ code: "lock" });

    expect(await logIn(makeBrowser(app), ace, "company")).toEqual({ secondStep: "code" });
    const off = async (password: string, typed: string) =>
      switchOff(await aceCtx(browser), { password, code: typed });
    await expect(off("wrong", code(secret, 1).code)).rejects.toMatchObject({
      code: "wrongPassword",
    });
    await expect(off(PASSWORD, "000000")).rejects.toMatchObject({ code: "wrongSecondFactor" });
    await off(PASSWORD, code(secret, 1).code);
    expect(await logIn(makeBrowser(app), ace, "company")).toHaveProperty("userId", ids.ace);
    expect(await actions()).toEqual(["enableSecondFactor", "disableSecondFactor"]);
    expect(await subjects(ace)).toEqual([
      "【Tefuda】2段階認証が解除されました",
      "【Tefuda】2段階認証を設定しました",
      "【Tefuda】新しい端末からのログインがありました",
    ]);
  });

  it("cannot end a set-up after signing out: it would sign them in without a password", async () => {
    await logIn(browser, ace, "company");
    const { secret } = await beginSetUp(await aceCtx(browser));
    await signOut(await browser.ctx());
    expect(await getSecondStep(await browser.ctx())).toBeNull();
    await expect(confirmSetUp(await browser.ctx(), code(secret))).rejects.toMatchObject({
      code: "secondStepExpired",
    });
    expect(await browser.actor()).toEqual({ kind: "visitor" });
    expect(await database.db.select().from(secondFactors)).toEqual([]);
  });

  it("need a recent login to begin", async () => {
    await logIn(browser, ace, "company");
    app.pass(5.1);
    await expect(beginSetUp(await aceCtx(browser))).rejects.toMatchObject({
      code: "requireRecentLogin",
    });
  });
});

describe("recovery codes", () => {
  it("work once each, and new ones end the earlier", async () => {
    const secret = await giveFactor(app, ids.operator);
    await logIn(browser, operator, "operator");
    await enter(code(secret).code);
    const renew = async (later: number) =>
      renewRecoveryCodes(await operatorCtx(browser), {
        password: PASSWORD,
        ...code(secret, later),
      });
    const { recoveryCodes: first } = await renew(1);
    const kept = await database.db.select().from(recoveryCodes);
    expect(kept).toHaveLength(10);
    expect(JSON.stringify(kept)).not.toContain(first[0]);

    const other = makeBrowser(app);
    await logIn(other, operator, "operator");
    await enter(first[0]?.toUpperCase() ?? "", other);
    expect(await other.actor()).toMatchObject({ kind: "operator" });
    expect(await getFactor(await operatorCtx(browser))).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await subjects(operator)).toEqual([
      "【Tefuda】新しい端末からのログインがありました",
      "【Tefuda】リカバリーコードが使われました",
    ]);

    await logIn(other, operator, "operator");
    await expect(enter(first[0] ?? "", other)).rejects.toMatchObject({ code: "wrongSecondFactor" });
    await renew(-1);
    await expect(enter(first[1] ?? "", other)).rejects.toMatchObject({ code: "wrongSecondFactor" });
    expect(await actions()).toEqual([
      "renewRecoveryCodes",
      "useRecoveryCode",
      "renewRecoveryCodes",
    ]);
  });
});

it("is taken away at the command line, with every session", async () => {
  const secret = await giveFactor(app, ids.operator);
  await logIn(browser, operator, "operator");
  await enter(code(secret).code);
  await resetFactor(app, operator);
  expect(await browser.actor()).toEqual({ kind: "visitor" });
  expect(await logIn(browser, operator, "operator")).toEqual({ secondStep: "setUp" });
  expect(await actions()).toEqual(["resetSecondFactor"]);
  await expect(resetFactor(app, ace)).rejects.toMatchObject({ code: "userNotFound" });
  expect(
    await database.db.select().from(secondFactors).where(eq(secondFactors.userId, ids.operator)),
  ).toEqual([]);
});

it("stays closed when the product's secret was lost, until it is taken away or the secret is back", async () => {
  const secret = await giveFactor(app, ids.operator);
  const [{ secretSealed = "" } = {}] = await database.db.select().from(secondFactors);
  const lost = seal("the secret that was lost with its disk", ids.operator, secret);
  await database.db.update(secondFactors).set({ secretSealed: lost });
  await logIn(browser, operator, "operator");
  await expect(enter(code(secret).code)).rejects.toMatchObject({ code: "encryptFailed" });
  expect(await browser.actor()).toEqual({ kind: "visitor" });

  await database.db.update(secondFactors).set({ secretSealed });
  await enter(code(secret).code);
  expect(await browser.actor()).toMatchObject({ kind: "operator" });

  await database.db.update(secondFactors).set({ secretSealed: lost });
  await resetFactor(app, operator);
  expect(await logIn(browser, operator, "operator")).toEqual({ secondStep: "setUp" });
});

it("keeps the demo's operators, whose codes everybody knows, to the server's own machine", async () => {
  const email = "operator@demo.example";
  const { id } = await app.makeUser(email);
  await app.makeOperator(id, email);
  const refused = { code: "userDisabled" };
  // Whoever has no app would be let set one up.
  await expect(logIn(browser, email, "operator")).rejects.toMatchObject(refused);
  const { code: typed } = code(await giveFactor(app, id));
  await expect(logIn(browser, email, "operator")).rejects.toMatchObject(refused);
  const here = async () => {
    const ctx = await browser.ctx();
    return { ...ctx, request: { ...ctx.request, isOwnMachine: true } };
  };
  const shown = { email, password: PASSWORD, page: "operator" } as const;
  expect(await signIn(await here(), shown)).toEqual({ secondStep: "code" });
  await expect(enter(typed)).rejects.toMatchObject(refused);
  expect(await signInWithCode(await here(), { code: typed })).toMatchObject({ kind: "operator" });
});
