import { consentVersions } from "@tefuda/domain/account/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { completePasswordReset } from "../account-recovery/complete-password-reset.ts";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";
import { changeInitialPassword } from "./change-initial-password.ts";
import { changePassword } from "./change-password.ts";
import { completeSignUp } from "./complete-sign-up.ts";
import { createOperator } from "./create-operator.ts";
import { requestSignUp } from "./request-sign-up.ts";

const database = useTestDatabase();
const OWN =
  "サービス名やお名前、メールアドレスに近く、推測されやすいパスワードです。別のパスワードを入力してください";
const STRONG = "tsubame-2026";
const email = "kawasemi@example.jp";

let app: TestApp;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
});

/** A word that everybody tries, and one that those try who know the person. */
async function refusesWeak(set: (password: string) => Promise<unknown>, own = "Kawasemi-77") {
  await expect(set("konnichiwa1")).rejects.toMatchObject({ code: "weakPassword" });
  await expect(set(own)).rejects.toMatchObject({ code: "weakPassword", fields: { password: OWN } });
  await set(STRONG);
}

it("is refused at the sign-up, which keeps its link working", async () => {
  const ctx = await makeBrowser(app).ctx();
  await requestSignUp(ctx, { email });
  const oobCode = await app.mailedCode(email);
  const agreed = {
    agreedTermsVersion: consentVersions.terms,
    agreedPrivacyVersion: consentVersions.privacy,
    wantsNewsletter: false,
  };
  await refusesWeak((password) => completeSignUp(ctx, { oobCode, email, password, ...agreed }));
});

it("is refused at a reset, which keeps its link working", async () => {
  const { id } = await app.makeUser(email);
  await app.makeJoker(id, email);
  const ctx = await makeBrowser(app).ctx();
  await requestPasswordReset(ctx, { email, userType: "joker" });
  const oobCode = await app.mailedCode(email);
  await refusesWeak((password) => completePasswordReset(ctx, { oobCode, password }));
});

it("is refused at a change", async () => {
  const { id } = await app.makeUser(email);
  await app.makeJoker(id, email);
  const browser = makeBrowser(app);
  await signIn(await browser.ctx(), { email, password: PASSWORD, page: "joker" });
  await refusesWeak(async (password) => {
    const { actor, ...ctx } = await browser.ctx();
    if (actor.kind !== "joker") throw new Error("not signed in");
    await changePassword({ ...ctx, actor }, { password });
  });
});

it("is refused as a company member's first, by the name as it is read", async () => {
  const { id } = await app.makeUser(email, { mustChangePassword: true });
  await app.makeAce(id, email, { nameKana: "アイザワ ショウコ" });
  const browser = makeBrowser(app);
  await signIn(await browser.ctx(), { email, password: PASSWORD, page: "company" });
  await refusesWeak(
    async (password) => changeInitialPassword(await browser.ctx(), { password }),
    "shoko.aizawa-1",
  );
});

it("is refused of operators, who choose theirs by a link", async () => {
  const made = await createOperator(app, { email, name: "川瀬 美咲", role: "judge" });
  const oobCode = new URL(made.link).searchParams.get("oobCode") ?? "";
  const ctx = await makeBrowser(app).ctx();
  await refusesWeak((password) => completePasswordReset(ctx, { oobCode, password }));
});
