import type { BrowserContext, Page } from "@playwright/test";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import {
  type FacebookSignIn,
  startFacebookSignIn,
} from "../../packages/testing/src/server/facebook-sign-in.ts";
import {
  type GoogleSignIn,
  startGoogleSignIn,
} from "../../packages/testing/src/server/google-sign-in.ts";
import { expectNoFaults, expectNoSidewaysScroll } from "../support/axe.ts";
import { compassForm, expectAdvice, handInIntroduction } from "../support/compass.ts";
import { hydrated, open } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { mailedLink } from "../support/mail.ts";
import { ageLogins } from "../support/old-login.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

/** Started once for the file, as the product is. */
let google: GoogleSignIn;
let facebook: FacebookSignIn;

// The providers have to be there before the product, which is told of them by its settings.
test.use({
  serverEnv: async ({ browserName: _ }, use) => {
    google ??= await startGoogleSignIn();
    facebook ??= await startFacebookSignIn();
    await use({
      GOOGLE_SIGN_IN: "1",
      GOOGLE_CLIENT_ID: google.settings.clientId,
      GOOGLE_CLIENT_SECRET: google.settings.clientSecret,
      GOOGLE_ISSUER: google.settings.issuer,
      GOOGLE_AUTHORIZATION_URL: google.settings.authorizationUrl,
      GOOGLE_TOKEN_URL: google.settings.tokenUrl,
      GOOGLE_JWKS_URL: google.settings.jwksUrl,
      FACEBOOK_APP_ID: facebook.settings.appId,
      FACEBOOK_APP_SECRET: facebook.settings.appSecret,
      FACEBOOK_AUTHORIZATION_URL: facebook.settings.authorizationUrl,
      FACEBOOK_TOKEN_URL: facebook.settings.tokenUrl,
      FACEBOOK_GRAPH_URL: facebook.settings.graphUrl,
    });
  },
});

test.afterAll(async () => {
  await google?.stop();
  await facebook?.stop();
});

type Name = "Google" | "Facebook";
const button = (page: Page, name: Name) => page.getByRole("button", { name: `${name}で続ける` });

/** To the provider's page and back with an answer. */
async function goBy(page: Page, name: Name, answer: "許可" | "キャンセル" = "許可") {
  await button(page, name).click();
  await page.getByRole("button", { name: answer }).click();
}

async function agree(page: Page) {
  await page.waitForURL(/\/signup(\?|\/social|$)/);
  await hydrated(page);
  await page.getByRole("checkbox", { name: /^利用規約に同意します/ }).check();
  await page.getByRole("checkbox", { name: /^プライバシーポリシーに同意し/ }).check();
  await page.getByRole("button", { name: "登録する" }).click();
  await expect(page).toHaveURL(/\/registration/);
  await hydrated(page);
}

const social = (page: Page) => page.getByRole("region", { name: "ほかのサービスでのログイン" });
const newcomer = { sub: "g-new", email: "shinki@example.jp", email_verified: true };

/** In the window that opens for it, whose end the page waits for. */
async function proveByGoogle(page: Page) {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Googleで確認する" }).click();
  await (await opened).getByRole("button", { name: "許可" }).click();
}

async function leave(context: BrowserContext, page: Page) {
  await page.goto("about:blank");
  await context.clearCookies();
}

test("a new person signs up by Google, comes back, and sets a password without having one", async ({
  server: _,
  mobile,
}) => {
  google.state.person = newcomer;
  await open(mobile, "/signup-request");
  await expectNoFaults(mobile, "the sign-up with providers");
  await expectNoSidewaysScroll(mobile);

  await test.step("who says no is told, and keeps their page", async () => {
    await goBy(mobile, "Google", "キャンセル");
    await expect(mobile.getByText("手続きを取りやめました。")).toBeVisible();
    await expect(mobile).toHaveURL(/\/signup-request$/);
  });

  await test.step("the account begins with the consents", async () => {
    await goBy(mobile, "Google");
    await expect(mobile.getByText(newcomer.email)).toBeVisible();
    await hydrated(mobile);
    await expectNoFaults(mobile, "the consents");
    await expectNoSidewaysScroll(mobile);
    await mobile.getByRole("button", { name: "登録する" }).click();
    await expect(
      mobile.getByText("利用規約とプライバシーポリシーへの同意が必要です").first(),
    ).toBeVisible();
    await agree(mobile);
  });

  await test.step("the same person is known the next time, on the page that was wanted", async () => {
    await leave(mobile.context(), mobile);
    await open(mobile, "/login?url=%2Fmypage%2Fsetting");
    await expectNoFaults(mobile, "the login with providers");
    await goBy(mobile, "Google");
    await expect(mobile).toHaveURL(/\/mypage\/setting$/);
    await hydrated(mobile);
    await expect(social(mobile).getByText("連携した日")).toBeVisible();
    await expect(social(mobile).getByText("ほかにログインする方法がない")).toBeVisible();
    await expectNoFaults(mobile, "the settings of somebody without a password");
    await expectNoSidewaysScroll(mobile);
  });

  await test.step("somebody who comes to sign up again is told so", async () => {
    await leave(mobile.context(), mobile);
    await open(mobile, "/signup-request");
    await goBy(mobile, "Google");
    await expect(toastOn(mobile, "Googleで作成されたアカウントがすでにあります。")).toBeVisible();
    await expect(mobile).toHaveURL(/\/offers$/);
  });
});

test("somebody without a password shows by Google who they are", async ({
  person,
  server,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 403/);
  google.state.person = { sub: "g-proof", email: "kakunin@example.jp", email_verified: true };
  const page = await person("desktop");
  await open(page, "/signup-request");
  await goBy(page, "Google");
  await agree(page);
  await page.goto("about:blank");
  await ageLogins(server);
  await open(page, "/mypage/setting");
  await page.getByRole("button", { name: "パスワードを設定する" }).click();
  await page.getByLabel("新しいパスワード").fill("correct-horse-9");
  await page.getByLabel("パスワード（確認）").fill("correct-horse-9");
  await page.getByRole("button", { name: "パスワードを設定する" }).click();
  const question = page.getByRole("dialog", { name: "ご本人の確認" });
  await expect(question.getByText("入力中の内容はこの画面に残ります")).toBeVisible();
  await expectNoFaults(page, "the question who one is");

  await test.step("another account there is none of theirs", async () => {
    google.state.person = { sub: "g-other", email: "betsu@example.jp", email_verified: true };
    await proveByGoogle(page);
    await expect(question.getByText("別のアカウントでした")).toBeVisible();
  });
  await test.step("their own is, and what was typed is sent", async () => {
    google.state.person = { sub: "g-proof", email: "kakunin@example.jp", email_verified: true };
    await proveByGoogle(page);
    await expect(toastOn(page, "変更しました")).toBeVisible();
  });
  await test.step("the password opens the account from now on", async () => {
    const other = await person("mobile");
    await logIn(other, "joker", { email: "kakunin@example.jp", password: "correct-horse-9" });
  });
  expect(server.output()).not.toContain("code=");
});

test("an account that has the address is linked after its password only", async ({
  server: _,
  desktop,
}) => {
  google.state.person = { sub: "g-demo", email: demoEmails.joker, email_verified: true };
  await open(desktop, "/login");
  await expectNoSidewaysScroll(desktop);
  await goBy(desktop, "Google");
  await expect(desktop.getByRole("heading", { name: "アカウントの確認" })).toBeVisible();
  await hydrated(desktop);
  await expectNoFaults(desktop, "the proof of an account");
  await desktop.getByLabel("パスワード", { exact: true }).fill(demoPassword);
  await desktop.getByRole("button", { name: "確認してログイン" }).click();
  await expect(toastOn(desktop, "連携しました。")).toBeVisible();
  await expect(social(desktop).getByText("連携中")).toBeVisible();

  await test.step("Facebook is added, and taken away again", async () => {
    facebook.state.person = { id: "fb-demo" };
    await social(desktop).getByRole("button", { name: "Facebookと連携する" }).click();
    await desktop.getByRole("button", { name: "許可" }).click();
    await expect(toastOn(desktop, "連携しました。")).toBeVisible();
    await hydrated(desktop);
    await social(desktop).getByRole("button", { name: "Facebookとの連携を解除する" }).click();
    const question = desktop.getByRole("dialog", { name: "Facebookとの連携を解除しますか？" });
    await expectNoFaults(desktop, "the question before a provider goes");
    await question.getByRole("button", { name: "解除する" }).click();
    await expect(toastOn(desktop, "連携を解除しました")).toBeVisible();
    await expect(social(desktop).getByRole("button", { name: "Facebookと連携する" })).toBeVisible();
  });
});

test("whom Facebook brings without an address proves one by mail", async ({ server, mobile }) => {
  facebook.state.person = { id: "fb-phone" };
  const email = "denwa@example.jp";
  await open(mobile, "/login");
  await goBy(mobile, "Facebook");
  await expect(mobile.getByText("メールアドレスを確認できませんでした")).toBeVisible();
  await hydrated(mobile);
  await expectNoFaults(mobile, "the question for an address");
  await mobile.getByLabel("メールアドレス").fill("denwa");
  await mobile.getByRole("button", { name: "確認用のリンクを送る" }).click();
  await expect(mobile.getByText("メールアドレスの形式が正しくありません")).toBeVisible();
  await mobile.getByLabel("メールアドレス").fill(email);
  await mobile.getByRole("button", { name: "確認用のリンクを送る" }).click();
  await expect(mobile.getByRole("heading", { name: "メールを送信しました" })).toBeVisible();
  await open(mobile, await mailedLink(server, { to: email, subject: "会員登録のご案内" }));
  await expect(mobile.getByText(email)).toBeVisible();
  await expect(mobile.getByLabel("パスワード", { exact: true })).toHaveCount(0);
  await agree(mobile);
});

test("company staff is led to its own login", async ({ server: _, mobile }) => {
  google.state.person = { sub: "g-ace", email: demoEmails.aceMember, email_verified: true };
  await open(mobile, "/login");
  await goBy(mobile, "Google");
  await expect(mobile.getByRole("heading", { name: "企業アカウントをお使いの方へ" })).toBeVisible();
  await mobile.getByRole("link", { name: "企業ログインへ" }).click();
  await expect(mobile).toHaveURL(/\/ace\/login$/);
  await expect(button(mobile, "Google")).toHaveCount(0);
});

test("a provider that fails is told of, and a way back that is old too", async ({
  server: _,
  mobile,
}) => {
  google.state.isBroken = true;
  await open(mobile, "/login?url=%2Fcompanies");
  await goBy(mobile, "Google");
  await expect(mobile.getByText("ほかのサービスと通信できませんでした")).toBeVisible();
  await expectNoFaults(mobile, "a provider that fails");
  google.state.isBroken = false;
  await mobile.goto("/auth/google/callback?code=made-up&state=made-up");
  await expect(mobile.getByText("手続きの有効期限が切れたか")).toBeVisible();
  await mobile.goto("/signup/social");
  await expect(mobile.getByRole("heading", { name: "手続きを続けられませんでした" })).toBeVisible();
});

test("who comes by Google to read advice reads it once the consents are given", async ({
  server: _,
  mobile,
}) => {
  google.state.person = { sub: "g-advice", email: "soudan@example.jp", email_verified: true };
  await open(mobile, compassForm);
  await handInIntroduction(mobile);
  await mobile.getByRole("main").getByRole("link", { name: "ログイン", exact: true }).click();
  await mobile.waitForURL(/\/login\?/);
  await hydrated(mobile);
  await goBy(mobile, "Google");
  await mobile.waitForURL(/\/signup\/social/);
  await hydrated(mobile);
  await mobile.getByRole("checkbox", { name: /^利用規約に同意します/ }).check();
  await mobile.getByRole("checkbox", { name: /^プライバシーポリシーに同意し/ }).check();
  await mobile.getByRole("button", { name: "登録する" }).click();
  await expectAdvice(mobile);
});

test("the home screen shows the buttons that a view inside an app of the same name does not", async ({
  server,
  browser,
}) => {
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
  for (const isStandalone of [false, true]) {
    const context = await browser.newContext({ baseURL: server.url, userAgent });
    if (isStandalone)
      await context.addInitScript(() => {
        const real = matchMedia.bind(globalThis);
        const standalone = "(display-mode: standalone)";
        globalThis.matchMedia = (query) => real(query === standalone ? "all" : query);
      });
    const page = await context.newPage();
    await open(page, "/login");
    await expect(page.getByText("アプリ内のブラウザーでは")).toHaveCount(isStandalone ? 0 : 1);
    for (const provider of ["Google", "Facebook"] as const)
      await expect(button(page, provider)).toHaveCount(isStandalone ? 1 : 0);
    await context.close();
  }
});

test("a browser inside an app shows no such button", async ({ server, browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.6.0",
  });
  const page = await context.newPage();
  for (const path of ["/login", "/signup-request"]) {
    await page.goto(path);
    await expect(page.getByText("アプリ内のブラウザーでは")).toBeVisible();
    await expect(button(page, "Google")).toHaveCount(0);
    await expect(button(page, "Facebook")).toHaveCount(0);
    // It says where to go instead, and the other way in is there.
    await expect(
      page.getByText("ご利用の場合は、このページをSafariやChromeなどで開いてください。"),
    ).toBeVisible();
    await expect(page.getByLabel("メールアドレス")).toBeVisible();
    await expectNoFaults(page, `${path} inside an app`);
  }
  await logIn(page, "joker", { email: demoEmails.joker });
  await open(page, "/mypage/setting");
  await expect(
    social(page).getByText("連携は、SafariやChromeなどのブラウザーで行ってください。"),
  ).toBeVisible();
  await expect(social(page).getByRole("button", { name: /と連携する$/ })).toHaveCount(0);
  await context.close();
});
