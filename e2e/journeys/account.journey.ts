import { sql } from "drizzle-orm";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { answered } from "../support/answered.ts";
import { expectNoFaults } from "../support/axe.ts";
import { chooseByKey } from "../support/choose.ts";
import { withDatabase } from "../support/database.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { forgetSession, logIn, submitLogin } from "../support/log-in.ts";
import { mailedLink } from "../support/mail.ts";
import { fillSignUp, requestSignUp } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const refusedCalls = /status of 4\d\d/;
const wrongText = "メールアドレスまたはパスワードが正しくありません。";

test("a wrong password is said beside the form, and the right one opens the way", async ({
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  await open(mobile, "/login");
  await submitLogin(mobile, { email: demoEmails.judgingJoker, password: "not-the-password" });
  await expect(mobile.getByText(wrongText)).toBeVisible();
  await expect(mobile.getByLabel("メールアドレス")).toHaveValue(demoEmails.judgingJoker);
  await submitLogin(mobile, { email: demoEmails.judgingJoker });
  await expect(mobile).toHaveURL(/\/offers$/);
});

test("what only the server finds wrong with an address stands beside the field", async ({
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  await mobile.route(/account\.signIn/, (route) => {
    const sent = route.request().postData() ?? "";
    return route.continue({ postData: sent.replace(demoEmails.joker, "hanako") });
  });
  await open(mobile, "/login");
  await submitLogin(mobile, { email: demoEmails.joker });
  await expect(mobile.getByLabel("メールアドレス")).toHaveAccessibleDescription(
    "メールアドレスの形式が正しくありません",
  );
});

test("five wrong passwords lock the account, even for the right one", async ({
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  const email = "joker-registered-100@demo.example";
  await open(mobile, "/login");
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const credentials = { email, password: `wrong-password-${attempt}` };
    await answered(mobile, /account\.signIn/, () => submitLogin(mobile, credentials));
    await expect(mobile.getByText(wrongText)).toBeVisible();
  }
  await submitLogin(mobile, { email });
  await expect(mobile.getByText(/一時的にログインを制限しています。15分後に/)).toBeVisible();
  await expect(mobile).toHaveURL(/\/login$/);
});

test("a company account on the seekers' page is shown the way to its own", async ({
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  await open(desktop, "/login");
  await submitLogin(desktop, { email: demoEmails.aceMember });
  await expect(desktop.getByText(/企業アカウントの可能性があります。/)).toBeVisible();
  await desktop.getByRole("link", { name: "企業ログインへ" }).click();
  await expect(desktop).toHaveURL(/\/ace\/login$/);
  await hydrated(desktop);
  await submitLogin(desktop, { email: demoEmails.aceMember });
  await expect(desktop).toHaveURL(/\/users$/);
});

test("a first password leads to the login when the session has ended meanwhile", async ({
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  await open(desktop, "/ace/login");
  await submitLogin(desktop, { email: demoEmails.invitedAce });
  await expect(desktop).toHaveURL(/\/password-reset\?first=1$/);
  await hydrated(desktop);
  await desktop.context().clearCookies();
  await desktop.getByLabel("新しいパスワード", { exact: true }).fill("my-own-password-1");
  await desktop.getByLabel(/確認/).fill("my-own-password-1");
  await desktop.getByRole("button", { name: "パスワードを設定する" }).click();
  await expect(desktop).toHaveURL(/\/login/);
});

test("an invited member sets a password of their own before anything else", async ({
  desktop,
  expectBrowserErrors,
}) => {
  // The server looks a weak password up, and refuses it.
  expectBrowserErrors(refusedCalls);
  const password = "my-own-password-1";
  await open(desktop, "/ace/login");
  await submitLogin(desktop, { email: demoEmails.invitedAce });
  await expect(desktop).toHaveURL(/\/password-reset\?first=1$/);
  await hydrated(desktop);
  // Until then they are nobody to the product.
  await open(desktop, "/users");
  await expect(desktop).toHaveURL(/\/ace\/login/);

  await submitLogin(desktop, { email: demoEmails.invitedAce });
  await expect(desktop).toHaveURL(/\/password-reset\?first=1$/);
  await hydrated(desktop);
  const first = desktop.getByLabel("新しいパスワード", { exact: true });
  const set = desktop.getByRole("button", { name: "パスワードを設定する" });
  await first.fill("Password1");
  await desktop.getByLabel(/確認/).fill("Password1");
  await set.click();
  await expect(first).toHaveAccessibleDescription(/推測されやすいパスワードです。/);
  await first.fill(password);
  await desktop.getByLabel(/確認/).fill(password);
  await set.click();
  await expect(desktop).toHaveURL(/\/mypage\/profile\?welcome=1$/);
  await desktop.getByRole("link", { name: "あとで入力する" }).click();
  await expect(desktop).toHaveURL(/\/users$/);
  await reload(desktop);
  await expect(desktop).toHaveURL(/\/users$/);
});

test("a page behind the login is opened after it", async ({ mobile, desktop }) => {
  await open(mobile, "/matchings?tab=unread");
  await expect(mobile).toHaveURL(/\/login\?url=%2Fmatchings%3Ftab%3Dunread$/);
  const kept = () => mobile.evaluate(() => sessionStorage.getItem("redirectPath"));
  await expect.poll(kept).toBe("/matchings?tab=unread");
  await submitLogin(mobile, { email: demoEmails.joker });
  await expect(mobile).toHaveURL(/\/matchings\?tab=unread$/);

  await open(desktop, "/users?tab=search");
  await expect(desktop).toHaveURL(/\/ace\/login\?url=%2Fusers%3Ftab%3Dsearch$/);
  await submitLogin(desktop, { email: demoEmails.aceAdmin });
  await expect(desktop).toHaveURL(/\/users\?tab=search$/);
});

test("company staff who have signed out are led to their own login, with the page kept", async ({
  desktop,
}) => {
  const signOut = async () => {
    await open(desktop, "/mypage/setting");
    await desktop.getByRole("button", { name: "ログアウト", exact: true }).click();
    const window = desktop.getByRole("dialog");
    await window.getByRole("button", { name: "ログアウト", exact: true }).click();
    await expect(desktop).toHaveURL(/\/login$/);
  };
  for (const path of ["/recruitment/new", "/admin/members", "/admin/company", "/users"]) {
    await open(desktop, path);
    await expect(desktop).toHaveURL((url) => url.pathname === "/ace/login");
    expect(new URL(desktop.url()).searchParams.get("url")).toBe(path);
  }
  await logIn(desktop, "company", { email: demoEmails.aceMember });
  await signOut();
  // Pages that both sides have: the browser was a member's of a company.
  for (const path of ["/matchings?tab=unread", "/mypage", "/offers"]) {
    await open(desktop, path);
    await expect(desktop).toHaveURL((url) => url.pathname === "/ace/login");
    expect(new URL(desktop.url()).searchParams.get("url")).toBe(path);
  }
  await submitLogin(desktop, { email: demoEmails.aceMember });
  await expect(desktop).toHaveURL(/\/offers$/);
  await signOut();

  await logIn(desktop, "joker", { email: demoEmails.joker });
  await signOut();
  await open(desktop, "/offers");
  await expect(desktop).toHaveURL(/\/login\?url=%2Foffers$/);
  expect(new URL(desktop.url()).pathname).toBe("/login");
});

test("a forgotten password is set anew by mail, once", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  const email = "joker-registered-101@demo.example";
  await open(mobile, "/login");
  await mobile.getByRole("link", { name: "パスワードを忘れた方" }).click();
  await expect(mobile).toHaveURL(/\/password-reset-request$/);
  await hydrated(mobile);
  await mobile.getByLabel("メールアドレス").fill(email);
  await mobile.getByRole("button", { name: "再設定用のリンクを送る" }).click();
  await expect(mobile.getByRole("heading", { name: "メールをご確認ください" })).toBeVisible();

  const link = await mailedLink(server, { to: email, subject: "パスワード再設定のご案内" });
  await open(mobile, link);
  await mobile.getByLabel("新しいパスワード").fill("a-new-password");
  await mobile.getByLabel("パスワード（確認）").fill("another-password");
  await mobile.getByRole("button", { name: "パスワードを変更する" }).click();
  await expect(mobile.getByText("パスワードが一致していません")).toBeVisible();
  await mobile.getByLabel("パスワード（確認）").fill("a-new-password");
  await mobile.getByRole("button", { name: "パスワードを変更する" }).click();
  await expect(mobile.getByRole("heading", { name: "パスワードを変更しました" })).toBeVisible();

  await mobile.getByRole("link", { name: "ログインへ" }).click();
  await expect(mobile).toHaveURL(/\/login$/);
  await hydrated(mobile);
  await submitLogin(mobile, { email, password: demoPassword });
  await expect(mobile.getByText(wrongText)).toBeVisible();
  await submitLogin(mobile, { email, password: "a-new-password" });
  await expect(mobile).toHaveURL(/\/offers$/);

  await open(mobile, link);
  await expect(mobile.getByRole("heading", { name: "リンクを確認できませんでした" })).toBeVisible();
});

test("signing out leaves nothing of the person but the text size", async ({ mobile }) => {
  await logIn(mobile, "joker", { email: demoEmails.joker });
  await open(mobile, "/matchings");
  const list = mobile.getByRole("region", { name: "マッチング一覧" });
  await list.getByRole("listitem").getByRole("link").first().click();
  await mobile.getByRole("textbox", { name: "メッセージを入力" }).fill("まだ送らない文章");
  await expect
    .poll(() => mobile.evaluate(() => Object.values(localStorage).join()))
    .toContain("まだ送らない文章");

  const page = await mobile.goto("/mypage/setting");
  expect(page?.headers()["cache-control"]).toContain("no-store");
  await hydrated(mobile);
  await expect(mobile.getByText(demoEmails.joker)).toBeVisible();
  await chooseByKey(mobile.getByRole("group", { name: "文字サイズ" }), "大");
  await mobile.getByRole("button", { name: "ログアウト", exact: true }).click();
  await mobile.getByRole("dialog").getByRole("button", { name: "ログアウト", exact: true }).click();
  await expect(mobile).toHaveURL(/\/login$/);
  await hydrated(mobile);

  const {
    // Put there by the tests themselves, on every page.
    registrationPromptClosedAt: _,
    registrationPromptViews: __,
    ...kept
  } = await mobile.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(kept).toEqual({ textScale: "125" });
  expect(await mobile.evaluate(() => ({ ...sessionStorage }))).toEqual({});

  await mobile.goBack();
  await expect(mobile).toHaveURL(/\/login\?url=%2Fmypage%2Fsetting$/);
  await expect(mobile.getByText(demoEmails.joker)).toHaveCount(0);
});

test("signing out in one tab ends the others", async ({ mobile, expectBrowserErrors }) => {
  // The other one may be reading its list in that moment.
  expectBrowserErrors(refusedCalls);
  await logIn(mobile, "joker", { email: demoEmails.joker });
  const other = await mobile.context().newPage();
  await open(other, "/offers");
  await open(mobile, "/mypage/setting");
  await mobile.getByRole("button", { name: "ログアウト", exact: true }).click();
  await mobile.getByRole("dialog").getByRole("button", { name: "ログアウト", exact: true }).click();
  await expect(other).toHaveURL(/\/login/);
});

test("a session ended from another device leads to the login at once", async ({
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  const email = "joker-registered-102@demo.example";
  await logIn(mobile, "joker", { email });
  await logIn(desktop, "joker", { email });
  await open(desktop, "/mypage/setting");
  await desktop.getByRole("button", { name: "ログアウトさせる" }).click();
  await expect(desktop.getByRole("dialog")).toBeVisible();
  await expectNoFaults(desktop, "the question before a session ends");
  await desktop.getByRole("dialog").getByRole("button", { name: "ログアウトさせる" }).click();
  await expect(desktop.getByRole("button", { name: "ログアウトさせる" })).toHaveCount(0);
  await expect(mobile).toHaveURL(/\/login\?url=%2Foffers$/);
  await expect(desktop.getByText(email)).toBeVisible();
});

test("who signed in a while ago gives the password before a session elsewhere ends", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  const email = "joker-registered-105@demo.example";
  for (const page of [mobile, desktop]) {
    await logIn(page, "joker", { email });
    // A page that is open while the server stands still would complain.
    await page.goto("about:blank");
  }
  await withDatabase(server, (db) =>
    db.execute(sql`update sessions set created_at = created_at - interval '10 minutes'`),
  );
  await open(desktop, "/mypage/setting");
  const others = desktop.getByRole("button", { name: "ログアウトさせる" });
  await others.click();
  await desktop.getByRole("dialog").getByRole("button", { name: "ログアウトさせる" }).click();
  const asked = desktop.getByRole("dialog", { name: "パスワードの確認" });
  await asked.getByLabel("パスワード", { exact: true }).fill(demoPassword);
  await asked.getByRole("button", { name: "確認する" }).click();
  await expect(asked).toBeHidden();
  await expect(others).toHaveCount(0);
  await mobile.goto("/offers");
  await expect(mobile).toHaveURL(/\/login\?url=%2Foffers$/);
});

test("pressing twice, and in two tabs, makes one account", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refusedCalls);
  const email = "twice@example.jp";
  const password = "kitsutsuki-2026";
  const link = await requestSignUp(mobile, server, email);
  const other = await mobile.context().newPage();
  await fillSignUp(mobile, link, email, password);
  await fillSignUp(other, link, email, password);
  const submit = { name: "登録する" };
  await Promise.all([
    mobile.getByRole("button", submit).dblclick(),
    other.getByRole("button", submit).click(),
  ]);
  const arrived = (page: typeof mobile) => page.url().includes("/registration");
  await expect.poll(() => [mobile, other].filter(arrived).length).toBe(1);
  const [early, late] = arrived(mobile) ? [mobile, other] : [other, mobile];
  await expect(early.getByRole("heading", { name: "現在の業界を選んでください" })).toBeVisible();
  await expect(
    late.getByText(/リンクの有効期限が切れているか、すでに使用されています/),
  ).toBeVisible();

  const welcome = async () =>
    (await server.readOutbox()).filter((mail) => mail.to === email).map(({ subject }) => subject);
  await expect.poll(welcome).toHaveLength(2);
  await forgetSession(mobile);
  await logIn(mobile, "joker", { email, password });
});
