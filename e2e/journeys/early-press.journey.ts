import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { submitLogin } from "../support/log-in.ts";
import { expect, test } from "../support/test.ts";

/** Keeps every script of the pages away until it is called. */
async function keepScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What a page sends, without queries. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test("a login that is sent before any script has come is sent once they are there", async ({
  mobile,
}) => {
  const letScriptsCome = await keepScripts(mobile);
  const sent = sentBy(mobile);
  await mobile.goto("/login?url=%2Fnotifications", { waitUntil: "commit" });
  await submitLogin(mobile, { email: demoEmails.joker });
  await mobile.getByRole("button", { name: "ログイン" }).click();
  await expect(mobile.getByLabel("メールアドレス")).toHaveValue(demoEmails.joker);
  letScriptsCome();
  await expect(mobile).toHaveURL(/\/notifications$/);
  expect(sent.filter((path) => path === "/trpc/account.signIn")).toHaveLength(1);
  expect(sent).not.toContain("/login");
});
