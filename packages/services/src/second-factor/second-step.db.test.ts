import { users } from "@tefuda/db/schema/account";
import { recoveryCodes, secondFactors, secondSteps } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { openSession } from "../account/sessions.ts";
import { confirmSetUp } from "../sign-in/confirm-set-up.ts";
import { signInWithCode } from "../sign-in/sign-in-with-code.ts";
import { beginSetUp } from "./begin-set-up.ts";
import { getFactor } from "./get-factor.ts";
import { getSecondStep } from "./get-second-step.ts";
import { leaveSecondStep } from "./leave-second-step.ts";
import { storeRecoveryCodes } from "./recovery-codes.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { resetFactor } from "./reset-factor.ts";
import { aceCtx, type Browser, giveFactor, logIn, operatorCtx } from "./second-factor.fixture.ts";
import { useSecondStep } from "./second-step.ts";
import { codeAt } from "./totp.ts";

const database = useTestDatabase();
const [one, other, staff] = ["one@example.jp", "other@example.jp", "staff@example.jp"];

let app: TestApp;
let browser: Browser;
let ids: { one: string; other: string; staff: string };
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  browser = makeBrowser(app);
  ids = {
    one: (await app.makeUser(one)).id,
    other: (await app.makeUser(other)).id,
    staff: (await app.makeUser(staff)).id,
  };
  await app.makeOperator(ids.one, one);
  await app.makeOperator(ids.other, other);
  await app.makeAce(ids.staff, staff);
});

const code = (secret: string, later = 0) => ({ code: codeAt(secret, app.clock(), later) });
const secretOf = async (where: Browser) => {
  const step = await getSecondStep(await where.ctx());
  if (step?.step !== "setUp") throw new Error("nothing to set up");
  return step.secret;
};
const factorOf = async (userId: string) =>
  (await database.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];
const stepsLeft = async () =>
  (await database.db.select().from(secondSteps)).map((row) => row.userId);
const stepCookies = (where: Browser) =>
  where.received.filter((line) => line.includes("second_step"));
const isTakenBack = (where: Browser) =>
  /second_step=;.*Max-Age=0/.test(stepCookies(where).at(-1) ?? "");
const expired = { code: "secondStepExpired" };

describe("a step", () => {
  it("is one browser's, which has one at a time, for as long as the step lasts", async () => {
    const [beside, later] = [makeBrowser(app), makeBrowser(app)];
    await logIn(beside, other, "operator");
    await logIn(browser, one, "operator");
    const [first, theirs] = [await secretOf(browser), await secretOf(beside)];
    await logIn(browser, one, "operator");
    expect(await stepsLeft()).toEqual([ids.other, ids.one]);
    expect(await secretOf(beside)).toBe(theirs);
    expect(await secretOf(browser)).not.toBe(first);
    expect(stepCookies(browser)[0]).toMatch(
      /^tefuda\.second_step=[\w-]{43}\..*Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    app.pass(15);
    // What nobody came back for goes with the next one.
    await logIn(later, one, "operator");
    expect(await stepsLeft()).toEqual([ids.one]);
  });

  it("is left alone, for good and with its cookie", async () => {
    const beside = makeBrowser(app);
    await logIn(beside, other, "operator");
    await logIn(browser, one, "operator");
    await leaveSecondStep(await browser.ctx());
    expect(await stepsLeft()).toEqual([ids.other]);
    expect(isTakenBack(browser)).toBe(true);
    await leaveSecondStep(await browser.ctx());
  });

  it("cannot be ended at the moment of its end, nor twice", async () => {
    await logIn(browser, one, "operator");
    const [step] = await database.db.select().from(secondSteps);
    if (!step) throw new Error("There is no step.");
    const { expiresAt } = step;
    await expect(useSecondStep(database.db, expiresAt, step)).rejects.toMatchObject(expired);
    const just = new Date(expiresAt.getTime() - 1);
    await useSecondStep(database.db, just, step);
    await expect(useSecondStep(database.db, just, step)).rejects.toMatchObject(expired);
  });
});

describe("setting up", () => {
  it("ends every session that a password alone had opened, and its step with the cookie", async () => {
    const before = makeBrowser(app);
    await openSession(await before.ctx(), ids.one);
    await logIn(browser, one, "operator");
    const ctx = await browser.ctx();
    const secret = await secretOf(browser);
    await confirmSetUp(ctx, code(secret));
    expect(await before.actor()).toEqual({ kind: "visitor" });
    expect(await browser.actor()).toMatchObject({ kind: "operator" });
    expect(isTakenBack(browser)).toBe(true);
    // A second press comes with the cookie that it had.
    await expect(confirmSetUp(ctx, code(secret, 1))).rejects.toMatchObject(expired);
  });

  it("is refused to somebody suspended since, to whoever was quicker elsewhere, and no way in by a code", async () => {
    const beside = makeBrowser(app);
    for (const where of [browser, beside]) await logIn(where, one, "operator");
    const [secret, late] = [await secretOf(browser), await secretOf(beside)];
    await database.db.update(users).set({ suspendedAt: app.clock() });
    await expect(confirmSetUp(await browser.ctx(), code(secret))).rejects.toMatchObject({
      code: "userDisabled",
    });
    await database.db.update(users).set({ suspendedAt: null });
    await expect(signInWithCode(await browser.ctx(), code(secret))).rejects.toMatchObject(expired);

    await logIn(browser, other, "operator");
    const session = makeBrowser(app);
    await openSession(await session.ctx(), ids.staff);
    const mine = await beginSetUp(await aceCtx(session));
    await giveFactor(app, ids.staff);
    await expect(confirmSetUp(await session.ctx(), code(mine.secret))).rejects.toMatchObject({
      code: "lock",
    });

    await giveFactor(app, ids.one);
    await expect(signInWithCode(await beside.ctx(), code(late))).rejects.toMatchObject(expired);
    expect(await beside.actor()).toEqual({ kind: "visitor" });
    expect(await factorOf(ids.one)).toMatchObject({ failures: 0 });
  });
});

describe("a factor", () => {
  it("is told to its owner, also where there is none", async () => {
    await openSession(await browser.ctx(), ids.staff);
    expect(await getFactor(await aceCtx(browser))).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    await giveFactor(app, ids.staff);
    expect(await getFactor(await aceCtx(browser))).toEqual({
      isOn: true,
      since: app.clock(),
      recoveryCodesLeft: 0,
    });
  });

  it("counts, takes and uses up the codes of its own user alone", async () => {
    const [secret] = [await giveFactor(app, ids.one), await giveFactor(app, ids.other)];
    const same = ["k7m29xb-qp4hrtc-3cwd8ed-fnyg52e", "m7m29xb-qp4hrtc-3cwd8ed-fnyg52e"];
    for (const id of [ids.other, ids.one])
      await database.db.transaction((tx) => storeRecoveryCodes(tx, app.clock(), id, same));
    await logIn(browser, one, "operator");
    await signInWithCode(await browser.ctx(), { code: same[0] ?? "" });
    expect(isTakenBack(browser)).toBe(true);
    expect(await getFactor(await operatorCtx(browser))).toMatchObject({ recoveryCodesLeft: 1 });
    const used = await database.db.select().from(recoveryCodes).orderBy(recoveryCodes.userId);
    expect(used.filter(({ usedAt }) => usedAt !== null).map(({ userId }) => userId)).toEqual([
      ids.one,
    ]);
    const beside = makeBrowser(app);
    await logIn(beside, one, "operator");
    await expect(signInWithCode(await beside.ctx(), { code: "000000" })).rejects.toMatchObject({
      code: "wrongSecondFactor",
    });
    expect(await factorOf(ids.one)).toMatchObject({ failures: 1 });
    expect(await factorOf(ids.other)).toMatchObject({ failures: 0, usedSteps: [] });
    await signInWithCode(await beside.ctx(), code(secret));
    expect(await factorOf(ids.one)).toMatchObject({ failures: 0 });
    expect(await factorOf(ids.other)).toMatchObject({ usedSteps: [] });
  });

  it("remembers the time steps that can still be tried again, two before the last, and no more", async () => {
    const secret = await giveFactor(app, ids.one);
    const kept = [];
    for (const minutes of [0, 1, 1.5]) {
      app.pass(minutes);
      await logIn(browser, one, "operator");
      await signInWithCode(await browser.ctx(), code(secret));
      kept.push((await factorOf(ids.one))?.usedSteps.length);
    }
    expect(kept).toEqual([1, 2, 1]);
  });

  it("gets new recovery codes for the password and a code alone", async () => {
    const secret = await giveFactor(app, ids.staff);
    await openSession(await browser.ctx(), ids.staff);
    const renew = async (password: string, typed: string) =>
      renewRecoveryCodes(await aceCtx(browser), { password, code: typed });
    await expect(renew("wrong", code(secret).code)).rejects.toMatchObject({
      code: "wrongPassword",
    });
    await expect(renew(PASSWORD, "000000")).rejects.toMatchObject({ code: "wrongSecondFactor" });
    expect(await database.db.select().from(recoveryCodes)).toEqual([]);
    expect((await renew(PASSWORD, code(secret).code)).recoveryCodes).toHaveLength(10);
  });

  it("is taken away at the command line with a mail, and open pages look again", async () => {
    await giveFactor(app, ids.one);
    const heard: string[] = [];
    app.ports.bus.subscribe(ids.one, ({ topic }) => void heard.push(topic));
    await resetFactor(app, one);
    expect(heard).toEqual(["session"]);
    expect((await app.mailsTo(one)).map(({ template }) => template)).toEqual(["secondFactorOff"]);
  });
});
