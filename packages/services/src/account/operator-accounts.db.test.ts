import { users } from "@tefuda/db/schema/account";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { completePasswordReset } from "../account-recovery/complete-password-reset.ts";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import { getSecondStep } from "../second-factor/get-second-step.ts";
import { logIn } from "../second-factor/second-factor.fixture.ts";
import { codeAt } from "../second-factor/totp.ts";
import { confirmSetUp } from "../sign-in/confirm-set-up.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";
import { closeOperator } from "./close-operator.ts";
import { createOperator } from "./create-operator.ts";

const database = useTestDatabase();
const email = "operator@example.jp";
const someone = { email, name: "運営 花子", role: "support" } as const;

let app: TestApp;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
});

const codeOf = (link: string) => new URL(link).searchParams.get("oobCode") ?? "";
const setPassword = async (oobCode: string) =>
  completePasswordReset(await makeBrowser(app).ctx(), { oobCode, password: PASSWORD });

/** Chooses the password by the printed link, and sets the second factor up. */
async function enter(link: string) {
  await setPassword(codeOf(link));
  const browser = makeBrowser(app);
  await logIn(browser, email, "operator");
  const step = await getSecondStep(await browser.ctx());
  if (step?.step !== "setUp") throw new Error("nothing to set up");
  await confirmSetUp(await browser.ctx(), { code: codeAt(step.secret, app.clock()) });
  return browser;
}

it("an operator comes by a link that works once, and is an operator of the named role", async () => {
  const { link, isNew } = await createOperator(app, someone);
  expect(isNew).toBe(true);
  const browser = await enter(link);
  expect(await browser.actor()).toMatchObject({ kind: "operator", role: "support" });
  await expect(setPassword(codeOf(link))).rejects.toMatchObject({ code: "invalidActionCode" });
  expect(await createOperator(app, someone)).toMatchObject({ isNew: false });
  await app.makeUser("ace@example.jp");
  await expect(createOperator(app, { ...someone, email: "ace@example.jp" })).rejects.toMatchObject({
    code: "alreadyRegisteredEmail",
  });
});

it("one who has left is out at once, and comes back by a new link only", async () => {
  const browser = await enter((await createOperator(app, someone)).link);
  await closeOperator(app, email);
  expect(await browser.actor()).toEqual({ kind: "visitor" });
  await requestPasswordReset(await browser.ctx(), { email, userType: "ace" });
  await setPassword(await app.mailedCode(email));
  await expect(logIn(browser, email, "operator")).rejects.toMatchObject({ code: "userDisabled" });
  expect(await database.db.select().from(secondFactors)).toEqual([]);
  const actions = await database.db.select({ action: auditLogs.action }).from(auditLogs);
  expect(actions.at(-1)).toEqual({ action: "closeOperator" });

  const { link } = await createOperator(app, someone);
  await expect(logIn(browser, email, "operator")).rejects.toMatchObject({ code: "wrongPassword" });
  const again = await enter(link);
  expect(await again.actor()).toMatchObject({ kind: "operator" });
  const [user] = await database.db.select().from(users).where(eq(users.email, email));
  expect(user?.suspendedAt).toBeNull();
});

it("nobody else is shut out by it", async () => {
  const { id } = await app.makeUser("ace@example.jp");
  await app.makeAce(id, "ace@example.jp");
  await expect(closeOperator(app, "ace@example.jp")).rejects.toMatchObject({
    code: "userNotFound",
  });
});
