import type { Page } from "@playwright/test";
import { devices } from "../support/devices.ts";
import { open } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const content = "募集の内容が、面談で伺った内容と異なっていました。ご確認をお願いします。";

async function write(page: Page, email: string) {
  await page.getByLabel("区分").selectOption("苦情・ご相談");
  await page.getByLabel("お名前").fill("佐藤 花子");
  await page.getByLabel("返信先のメールアドレス").fill(email);
  await page.getByLabel("ご用件").fill(content);
  await page.getByRole("button", { name: "送信する" }).click();
}

/** A wrong address is said beside its field, everything else stays; then it is sent. */
async function correctAndSend(page: Page, email: string) {
  await expect(page.getByText("メールアドレスの形式が正しくありません")).toBeVisible();
  await expect(page.getByLabel("ご用件")).toHaveValue(content);
  await expect(page.getByLabel("区分")).toHaveValue("complaint");
  await page.getByLabel("返信先のメールアドレス").fill(email);
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByRole("heading", { name: "お問い合わせを受け付けました" })).toBeVisible();
}

test("a visitor writes to the desk and is answered by mail at once", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 400/);
  const email = "hanako.contact@example.jp";
  await open(mobile, "/contact");
  await write(mobile, "hanako");
  await expect(mobile.getByText("メールアドレスの形式が正しくありません")).toBeVisible();
  await mobile.getByLabel("お名前").fill("１２３");
  await mobile.getByRole("button", { name: "送信する" }).click();
  await expect(mobile.getByText(/^名前には文字を入力してください。/)).toBeVisible();
  await mobile.getByLabel("お名前").fill("佐藤 花子");
  await correctAndSend(mobile, email);
  const mails = async () =>
    (await server.readOutbox()).filter(({ to }) => to === email).map(({ subject }) => subject);
  await expect.poll(mails).toEqual(["【Tefuda】お問い合わせを受け付けました"]);
});

test("the desk can be reached without scripts", async ({ server, browser, baseURL }) => {
  const email = "no.scripts@example.jp";
  const context = await browser.newContext({
    ...devices.mobile,
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto("/contact");
  await write(page, "hanako");
  await correctAndSend(page, email);
  expect((await server.readOutbox()).some(({ to }) => to === email)).toBe(true);
  await context.close();
});
