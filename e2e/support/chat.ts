import { expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { roomOn } from "./room.ts";

/** Looks in one's threads for a word that the conversations of the demo data have. */
export async function searchThreads(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("searchbox", { name: "メッセージの検索" }).fill("ありがとう");
  await expect(
    page.getByRole("region", { name: "検索結果" }).getByRole("link").first(),
  ).toBeVisible();
}

/** Chooses files that are refused before they leave: nothing of them stays on the server. */
export async function chooseRefusedFiles(page: Page): Promise<void> {
  await hydrated(page);
  const files = ["会社案内.zip", "空のメモ.txt"].map((name) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.alloc(0),
  }));
  await page.locator("form input[type=file]").setInputFiles(files);
  await expect(page.getByRole("list", { name: "添付するファイル" })).toBeVisible();
}

/** The picture of a conversation of the demo account, in a window of its own. */
export async function openPicture(page: Page): Promise<void> {
  await page.getByRole("link", { name: /株式会社ツムギワークス/ }).click();
  const log = roomOn(page).log;
  const picture = log.getByRole("button", { name: /大きく表示$/ }).last();
  // Only what is near the view is on the page; the picture stands further up.
  await expect(async () => {
    await log.hover();
    await page.mouse.wheel(0, -300);
    await expect(picture).toBeInViewport({ timeout: 500 });
  }).toPass();
  // By key: where it stands under a pointer may still be moving.
  await picture.press("Enter");
}

/** The company's canned replies, from the menu beside the text. */
export async function openCannedReplies(page: Page): Promise<void> {
  await page.getByRole("button", { name: "入力のメニュー" }).click();
  await page.getByRole("menuitem", { name: "定型文を使う" }).click();
  await expect(page.getByRole("button", { name: /を差し込む$/ }).first()).toBeVisible();
}
