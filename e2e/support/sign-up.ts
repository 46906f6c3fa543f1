import { expect, type Page } from "@playwright/test";
import { hydrated, open } from "./hydrated.ts";
import { mailedLink } from "./mail.ts";
import type { ProductServer } from "./server.ts";

/** Asks for the mailed sign-up link and answers it. */
export async function requestSignUp(page: Page, server: ProductServer, email: string) {
  await open(page, "/signup-request");
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByRole("button", { name: "登録用のリンクを送る" }).click();
  await expect(page.getByRole("heading", { name: "メールを送信しました" })).toBeVisible();
  return mailedLink(server, { to: email, subject: "会員登録のご案内" });
}

/** Opens the mailed link and fills the form behind it, without sending it. */
export async function fillSignUp(page: Page, link: string, email: string, password: string) {
  await open(page, link);
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByLabel("パスワード（確認）").fill(password);
  await page.getByRole("checkbox", { name: /^利用規約に同意します/ }).check();
  await page.getByRole("checkbox", { name: /^プライバシーポリシーに同意し/ }).check();
}

/** Makes an account, from asking for the link to the first step of the registration. */
export async function signUp(
  page: Page,
  server: ProductServer,
  { email, password }: { email: string; password: string },
) {
  const link = await requestSignUp(page, server, email);
  await fillSignUp(page, link, email, password);
  await page.getByRole("button", { name: "登録する" }).click();
  await expect(page).toHaveURL(/\/registration/);
  await hydrated(page);
}
