import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { answered } from "../support/answered.ts";
import { open } from "../support/hydrated.ts";
import { makePhoto } from "../support/picture.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const title = "はじめての面談で、緊張しなくていい理由";

/** Writes into the body as a person does, with a heading by its button and a picture. */
async function writeBody(page: Page) {
  const body = page.getByRole("textbox", { name: "本文" });
  await body.click();
  await page.getByRole("button", { name: "大見出し" }).click();
  await page.keyboard.type("面談は試験ではありません");
  await page.keyboard.press("Enter");
  await page.keyboard.type("話したいことを一つ選びましょう。");
  await page.getByRole("button", { name: "画像", exact: true }).click();
  const window = page.getByRole("dialog");
  await window.getByLabel("画像ファイル").setInputFiles(await makePhoto("面談.jpg"));
  await expect(window.getByRole("img")).toBeVisible();
  // Without a description it does not get in.
  await window.getByRole("button", { name: "画像を入れる" }).click();
  await expect(window.getByText("この項目は入力必須です")).toBeVisible();
  await window.getByLabel("説明（代替テキスト）").fill("窓辺の席で話す社員");
  await window.getByRole("button", { name: "画像を入れる" }).click();
  await expect(body.getByRole("img", { name: "窓辺の席で話す社員" })).toBeVisible();
}

test("an article is written with a picture, kept on the device, previewed, published and read", async ({
  server,
  desktop,
  mobile,
}) => {
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/articles");
  await desktop.getByRole("link", { name: "記事を書く" }).click();
  await desktop.getByLabel("タイトル").fill(title);
  await writeBody(desktop);
  await expect(desktop.getByText("この端末に自動で保存しています")).toBeVisible();
  // The page is left without saving: nothing is lost.
  await open(desktop, "/operator/articles/new");
  await desktop.getByRole("button", { name: "復元する" }).click();
  await expect(desktop.getByLabel("タイトル")).toHaveValue(title);
  await desktop.getByRole("button", { name: "下書きを保存" }).click();
  await expect(desktop.getByLabel("スラッグ")).toHaveAccessibleDescription(/入力必須/);
  await desktop.getByLabel("スラッグ").fill("no-need-to-be-nervous");
  await desktop.getByRole("button", { name: "下書きを保存" }).click();
  await expect(desktop).toHaveURL(/\/operator\/articles\/[\w-]{36}$/);

  await desktop.getByRole("tab", { name: "プレビュー" }).click();
  const preview = desktop.getByRole("tabpanel");
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole("img", { name: "窓辺の席で話す社員" })).toBeVisible();
  await desktop.getByRole("tab", { name: "編集" }).click();
  await desktop.getByRole("button", { name: "公開する", exact: true }).click();
  await desktop.getByRole("dialog").getByRole("button", { name: "公開する" }).click();
  const link = desktop.getByRole("link", { name: /公開ページを見る/ });
  await expect(link).toBeVisible();

  // By the name of the address, too, on a phone, with the picture that everyone may now see.
  await mobile.goto("/articles/no-need-to-be-nervous");
  await expect(mobile).toHaveURL((await link.getAttribute("href")) ?? "");
  await expect(mobile.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const picture = mobile.getByRole("img", { name: "窓辺の席で話す社員" });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("an announcement is planned and taken back; an inquiry is answered by mail once", async ({
  server,
  desktop,
  mobile,
}) => {
  const email = "aoi.desk@example.jp";
  await open(mobile, "/contact");
  await mobile.getByLabel("区分").selectOption("使い方・不具合");
  await mobile.getByLabel("お名前").fill("山本 葵");
  await mobile.getByLabel("返信先のメールアドレス").fill(email);
  await mobile.getByLabel("ご用件").fill("通知の設定の場所を教えてください。");

  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/announces");
  await desktop.getByRole("button", { name: "お知らせを書く" }).click();
  await desktop.getByLabel("内容").fill("年末年始の対応についてのお知らせです。");
  await desktop.getByText("日時を指定").click();
  await desktop.getByRole("button", { name: "公開を予約する" }).click();
  await expect(desktop.getByLabel(/公開日時/)).toHaveAccessibleDescription(/入力必須/);
  await desktop.getByLabel(/公開日時/).fill("2090-12-28T10:00");
  await desktop.getByRole("button", { name: "公開を予約する" }).click();
  const row = desktop.getByRole("row", { name: /年末年始の対応/ });
  await expect(row).toContainText("公開予定");
  await expect(row).toContainText("2090.12.28 10:00");
  await row.getByRole("button", { name: /取り下げ/ }).click();
  await desktop.getByRole("button", { name: "取り下げる" }).click();
  await expect(row).toContainText("取り下げ済み");

  // The list of inquiries sees the new one without a reload.
  await open(desktop, "/operator/inquiries");
  await mobile.getByRole("button", { name: "送信する" }).click();
  const entry = desktop.getByRole("row", { name: /山本 葵/ });
  await entry.getByRole("link").click();
  await expect(desktop.getByText("通知の設定の場所を教えてください。")).toBeVisible();
  await desktop.getByLabel("回答の本文").fill("マイページの「設定」からご変更いただけます。");
  await desktop.getByRole("button", { name: "メールで回答する" }).click();
  await desktop.getByRole("dialog").getByRole("button", { name: "メールで回答する" }).click();
  await expect(desktop.getByText(/が回答$/)).toBeVisible();
  await expect(desktop.getByLabel("回答の本文")).toHaveValue("");
  const answers = async () =>
    (await server.readOutbox()).filter(
      ({ to, subject }) => to === email && subject.endsWith("への回答"),
    );
  await expect.poll(async () => (await answers()).length).toBe(1);
});

test("support and a seeker write to each other live, and every reading is on record", async ({
  server,
  desktop,
  mobile,
}) => {
  await signIn(desktop.context(), server.url, "operator");
  await signIn(mobile.context(), server.url, "newJoker");
  await open(mobile, "/matchings");
  await open(desktop, "/operator/matchings");
  await desktop.getByRole("button", { name: "求職者に連絡する" }).click();
  await desktop.getByLabel("メールアドレス").fill(demoEmails.newJoker);
  await desktop.getByRole("button", { name: "検索する" }).click();
  await desktop.getByRole("button", { name: /^やり取りを(始める|開く)$/ }).click();
  await expect(desktop).toHaveURL(/\/operator\/matchings\/[\w-]{36}$/);
  const support = roomOn(desktop);
  await support.say("サポートです。お困りのことはありませんか。");

  const entry = mobile.getByRole("link", { name: /サポート.*お困りのことはありませんか/ });
  await expect(entry).toContainText("1");
  await entry.click();
  const seeker = roomOn(mobile);
  await expect(seeker.bubble("サポートです。お困りのことはありませんか。")).toBeVisible();
  await expect(desktop.getByText("既読")).toBeVisible();
  await seeker.say("写真の変え方を知りたいです。");
  await expect(support.bubble("写真の変え方を知りたいです。")).toBeVisible();

  await open(desktop, "/operator/audit-logs?action=viewSupportThread");
  await expect(
    desktop.getByRole("cell", { name: /サポートとのやり取りの閲覧/ }).first(),
  ).toBeVisible();
});

test("an error of a browser, also of a visitor's, is in the list, without what tells of a person; all of it on a phone", async ({
  server,
  desktop,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/deskJourney/);
  const breakAt = async (path: string, message: string) => {
    await open(mobile, path);
    // A promise that nobody catches, as a broken part of the page leaves one behind.
    await answered(mobile, /monitoring\.logError/, () =>
      mobile.evaluate((text) => void Promise.reject(new RangeError(text)), message),
    );
  };
  await breakAt("/articles", "deskJourney failed for a visitor");
  await signIn(mobile.context(), server.url, "joker");
  await breakAt("/offers?words=secret", "deskJourney failed for taro@example.jp");

  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/error-logs?days=1");
  const row = desktop.getByRole("row", { name: /deskJourney failed for \{email\}/ });
  await expect(row).toContainText("RangeError");
  await expect(row).toContainText("/offers");
  await expect(row).not.toContainText("secret");
  const visitors = desktop.getByRole("row", { name: /deskJourney failed for a visitor/ });
  await expect(visitors).toContainText("/articles");

  await desktop.setViewportSize({ width: 375, height: 812 });
  for (const path of ["", "/articles", "/announces", "/inquiries", "/matchings", "/error-logs"]) {
    await open(desktop, `/operator${path}`);
    const width = await desktop.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(375);
  }
  await open(desktop, "/operator");
  await desktop.getByRole("link", { name: "お問い合わせ" }).first().click();
  await expect(desktop).toHaveURL(/\/operator\/inquiries/);
});
