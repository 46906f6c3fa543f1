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
  await open(desktop, "/operator/articles");
  await desktop
    .getByRole("region", { name: "保存していない入力" })
    .getByRole("link", { name: title })
    .click();
  await expect(desktop.getByLabel("タイトル")).toHaveValue(title);
  await expect(desktop.getByText(/に入力し、保存していない内容を表示しています。$/)).toBeVisible();
  await desktop.getByRole("button", { name: "下書きを保存" }).click();
  await expect(desktop.getByLabel("スラッグ")).toHaveAccessibleDescription(/入力必須/);
  await desktop.getByLabel("スラッグ").fill("no-need-to-be-nervous");
  await desktop.getByRole("button", { name: "下書きを保存" }).click();
  await expect(desktop.getByRole("button", { name: "公開する", exact: true })).toBeEnabled();

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

const reviewOn = (page: Page) => page.getByRole("dialog", { name: "この内容でお知らせしますか？" });

/** How many people the review says that it would reach. */
async function reachOn(page: Page) {
  const told = reviewOn(page).getByText(/^対象は「全員」の[\d,]+人です。$/);
  return Number((await told.innerText()).replace(/\D/g, ""));
}

test("an announcement is looked at first, kept when the number is wrong, published by the right one, read and taken back", async ({
  server,
  desktop,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 400/);
  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, "/notifications?tab=announces");
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/announces");
  await desktop.getByRole("button", { name: "お知らせを書く" }).click();
  const form = desktop.getByRole("dialog", { name: "お知らせを書く" });
  await form.getByRole("button", { name: "確認へ進む" }).click();
  await expect(form.getByLabel("内容")).toHaveAccessibleDescription(/入力必須/);
  const beginning = "サービス改善のため、明日の午前2時から5時まで停止します。";
  const content = `${beginning}\n\nご不便をおかけします。\n詳しくは ${server.url}/companies をご覧ください。`;
  await form.getByLabel("内容").fill(`  ${content}\n`);
  await form.getByRole("button", { name: "確認へ進む" }).click();

  const review = reviewOn(desktop);
  await expect(review.getByRole("heading", { name: "利用者に見える内容" })).toBeFocused();
  const preview = review.getByRole("region", { name: "利用者に見える内容" });
  await expect(preview.getByText(content, { exact: true }).last()).toBeVisible();
  // A look at the page that it names does not leave this one.
  await expect(preview.getByRole("link")).toHaveAttribute("target", "_blank");
  await review.getByRole("button", { name: "書き直す" }).click();
  await expect(form.getByLabel("内容")).toHaveValue(`  ${content}\n`);
  await desktop.keyboard.press("Escape");
  await desktop.getByRole("button", { name: "お知らせを書く" }).click();
  await form.getByRole("button", { name: "確認へ進む" }).click();

  const readers = await reachOn(desktop);
  const field = review.getByLabel("対象の人数");
  const publish = review.getByRole("button", { name: "公開する" });
  for (const [typed, fault] of [
    ["", /この項目は入力必須です/],
    [`${readers}人`, /0以上の整数で入力してください/],
    [`${readers * 10}`, /現在の対象の人数と異なります/],
  ] as const) {
    await field.fill(typed);
    await publish.click();
    await expect(field).toHaveAccessibleDescription(fault);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
  await expect(preview.getByText(content, { exact: true }).last()).toBeVisible();
  const entry = mobile
    .getByRole("list", { name: "お知らせの一覧" })
    .getByRole("button", { name: new RegExp(beginning) });
  await expect(entry).toHaveCount(0);

  // As a Japanese keyboard writes digits.
  await field.fill(
    `${readers}`.replace(/\d/g, (digit) => "０１２３４５６７８９"[Number(digit)] ?? ""),
  );
  await publish.click();
  await expect(review).toBeHidden();
  await entry.click();
  const window = mobile.getByRole("dialog", { name: "運営からのお知らせ" });
  await expect(window.getByText(content, { exact: true })).toBeVisible();
  await mobile.keyboard.press("Escape");

  const row = desktop.getByRole("row", { name: new RegExp(beginning) });
  await expect(row).toContainText("公開中");
  await row.getByRole("button", { name: /取り下げ/ }).click();
  await desktop.getByRole("button", { name: "取り下げる" }).click();
  await expect(row).toContainText("取り下げ済み");
  await expect(entry).toHaveCount(0);
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
  const goOn = desktop.getByRole("button", { name: "確認へ進む" });
  const time = desktop.getByLabel(/公開日時/);
  await goOn.click();
  await expect(time).toHaveAccessibleDescription(/入力必須/);
  await time.fill("2020-12-28T10:00");
  await goOn.click();
  await expect(time).toHaveAccessibleDescription(/今より後/);
  await time.fill("2090-12-28T10:00");
  await desktop.getByRole("dialog").getByText("求職者", { exact: true }).click();
  await goOn.click();
  // One side is shown, and nothing has to be typed.
  await expect(reviewOn(desktop).getByText(/^対象は「求職者」の[\d,]+人です。$/)).toBeVisible();
  await expect(
    reviewOn(desktop).getByText("2090.12.28 10:00（日本時間）に公開されます。"),
  ).toBeVisible();
  await expect(reviewOn(desktop).getByRole("textbox")).toHaveCount(0);
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
