import type { Page } from "@playwright/test";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { expectNoFaults } from "../support/axe.ts";
import { open, reload } from "../support/hydrated.ts";
import { forgetSession, logIn, loginPages, submitLogin } from "../support/log-in.ts";
import { ageLogins } from "../support/old-login.ts";
import { freshCode, submitCode } from "../support/second-factor.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** What the page shows to be put into an app. */
async function readSecret(page: Page) {
  const shown = await page.locator("ol code").first().innerText();
  return shown.replaceAll(/\s/g, "");
}

/** Notes the codes, says that they are kept, and goes on. */
async function keepCodes(page: Page) {
  const list = page.getByRole("list", { name: "リカバリーコード" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await expectNoFaults(page, "the recovery codes");
  const codes = await list.getByRole("listitem").allInnerTexts();
  const onward = page.getByRole("button", { name: "完了する" });
  await expect(onward).toBeDisabled();
  await page.getByText("リカバリーコードを安全な場所に保管しました").click();
  await onward.click();
  return codes;
}

async function givePassword(page: Page, at: keyof typeof loginPages, email: string) {
  await open(page, loginPages[at]);
  await submitLogin(page, { email, password: demoPassword });
  await expect(page.getByRole("heading", { name: "確認コードの入力" })).toBeVisible();
}

// What the browser logs where the server refuses a code, or a change long after the login.
test.beforeEach(({ expectBrowserErrors }) => expectBrowserErrors(/status of 40[13]/));

test("company staff switch it on, sign in by code and by recovery code, and off again", async ({
  server,
  mobile,
  desktop,
}) => {
  const email = demoEmails.aceMember;
  await logIn(mobile, "company", { email });
  await open(mobile, "/mypage/setting");
  await mobile.getByRole("button", { name: "設定する" }).click();
  const secret = await readSecret(mobile);
  await expect(mobile.getByRole("img", { name: "認証アプリで読み取るQRコード" })).toBeVisible();
  await submitSetUp(mobile, "000000");
  await expect(mobile.getByText(/確認コードが正しくありません/)).toBeVisible();
  await expectNoFaults(mobile, "the set-up on a phone, with a wrong code");
  await submitSetUp(mobile, freshCode(server.url, secret));
  const [first = "", second = ""] = await keepCodes(mobile);
  await expect(mobile.getByText("リカバリーコードの残り：10個")).toBeVisible();

  await test.step("a code is asked for, also after a reload, and a wrong one stays where it is", async () => {
    await givePassword(desktop, "company", email);
    await reload(desktop);
    await submitCode(desktop, "123456x");
    await expect(desktop.getByText(/確認コードが正しくありません/)).toBeVisible();
    await expect(desktop.getByLabel("確認コード")).toHaveValue("123456x");
    await submitCode(desktop, first);
    await expect(desktop).toHaveURL(/\/users/);
  });

  await test.step("a recovery code works once", async () => {
    await forgetSession(desktop);
    await givePassword(desktop, "company", email);
    await submitCode(desktop, first);
    await expect(desktop.getByText(/確認コードが正しくありません/)).toBeVisible();
    await submitCode(desktop, second.toUpperCase());
    await expect(desktop).toHaveURL(/\/users/);
  });

  await test.step("a new address asks for the password and a code", async () => {
    const next = "moved-staff@demo.example";
    // Nobody is on the product while it stands still.
    await Promise.all([mobile.goto("about:blank"), desktop.goto("about:blank")]);
    await ageLogins(server);
    await open(mobile, "/mypage/setting");
    await mobile.getByRole("button", { name: "メールアドレスを変更する" }).click();
    await mobile.getByRole("textbox", { name: "新しいメールアドレス" }).fill(next);
    await mobile.getByRole("button", { name: "確認用のリンクを送る" }).click();
    const dialog = mobile.getByRole("dialog", { name: "パスワードの確認" });
    await dialog.getByLabel("パスワード", { exact: true }).fill(demoPassword);
    await dialog.getByLabel("確認コード").fill("000000");
    await expectNoFaults(mobile, "the password and a code asked for again");
    await dialog.getByRole("button", { name: "確認する" }).click();
    await expect(dialog.getByText(/確認コードが正しくありません/)).toBeVisible();
    await dialog.getByLabel("確認コード").fill(freshCode(server.url, secret));
    await dialog.getByRole("button", { name: "確認する" }).click();
    await expect(dialog).toBeHidden();
    await expect(mobile.getByText(`${next} に確認用のリンクをお送りしました。`)).toBeVisible();
  });

  await test.step("it is switched off by password and code", async () => {
    await mobile.getByRole("button", { name: "解除する" }).click();
    const dialog = mobile.getByRole("dialog", { name: "2段階認証を解除しますか？" });
    await expectNoFaults(mobile, "the question before it is off");
    await dialog.getByLabel("パスワード", { exact: true }).fill(demoPassword);
    await dialog.getByLabel("確認コード").fill(freshCode(server.url, secret));
    await dialog.getByRole("button", { name: "解除する" }).click();
    await expect(dialog).toBeHidden();
    await expect(mobile.getByRole("button", { name: "設定する" })).toBeVisible();
    await forgetSession(desktop);
    await logIn(desktop, "company", { email });
    const subjects = (await server.readOutbox())
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject.replace(/^【.*】/, ""))
      // The demo account is written to about its interviews as well.
      .filter((subject) => /認証|リカバリーコード/.test(subject));
    expect(subjects).toEqual([
      "2段階認証が解除されました",
      "リカバリーコードが使われました",
      "リカバリーコードが使われました",
      "2段階認証を設定しました",
    ]);
  });
});

test("an operator signs in by code, in two tabs at once, and gets new recovery codes", async ({
  server: _,
  desktop,
}) => {
  await givePassword(desktop, "operator", demoEmails.judge);
  const other = await desktop.context().newPage();
  await open(other, loginPages.operator);
  await expect(other.getByRole("heading", { name: "確認コードの入力" })).toBeVisible();
  await open(other, "/dev/codes");
  const card = other.getByRole("listitem").filter({ hasText: demoEmails.judge });
  const [now = "", next = ""] = await card.getByRole("definition").allInnerTexts();
  await open(other, loginPages.operator);
  await submitCode(other, now);
  await expect(other).toHaveURL(/\/operator\/?(judgements)?$/);

  await submitCode(desktop, next);
  await expect(desktop.getByText(/確認の有効期限が切れました/)).toBeVisible();
  await desktop.getByRole("button", { name: "はじめからやり直す" }).click();
  await expect(desktop).toHaveURL(/\/operator\/?(judgements)?$/);

  await open(desktop, "/operator/security");
  await expect(desktop.getByText("使えるリカバリーコードがありません")).toBeVisible();
  await expect(desktop.getByRole("button", { name: "解除する" })).toHaveCount(0);
  await desktop.getByRole("button", { name: "リカバリーコードを再発行する" }).click();
  const dialog = desktop.getByRole("dialog", { name: "リカバリーコードを再発行しますか？" });
  await dialog.getByLabel("パスワード", { exact: true }).fill(demoPassword);
  await dialog.getByLabel("確認コード").fill(next);
  await dialog.getByRole("button", { name: "リカバリーコードを再発行する" }).click();
  await keepCodes(desktop);
  await expect(desktop.getByText("リカバリーコードの残り：10個")).toBeVisible();
});

/** Types the first code of an app into the set-up, and presses the button. */
async function submitSetUp(page: Page, code: string) {
  await page.getByLabel("確認コード").fill(code);
  await page.getByRole("button", { name: "設定を完了する" }).click();
}
