import { expect, type Page } from "@playwright/test";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { hydrated, open } from "./hydrated.ts";
import { passSecondStep } from "./second-factor.ts";

export const loginPages = {
  joker: "/login",
  company: "/ace/login",
  operator: "/operator/login",
} as const;

export interface Credentials {
  readonly email: string;
  /** The one of the demo data when absent. */
  readonly password?: string;
}

/** Types the credentials into the login page that has been opened, and presses the button. */
export async function submitLogin(page: Page, { email, password = demoPassword }: Credentials) {
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログイン" }).click();
}

/** Logs in as a person does, and waits for the page behind. */
export async function logIn(
  page: Page,
  at: keyof typeof loginPages,
  credentials: Credentials,
): Promise<void> {
  await open(page, loginPages[at]);
  await submitLogin(page, credentials);
  await passSecondStep(page, credentials.email);
  await expect(page).not.toHaveURL(/\/login/);
  await hydrated(page);
}

/**
 * Takes a page's session away from its browser. The page is left first: one that finds itself signed
 * out goes to the login by itself, in the midst of what comes next.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
