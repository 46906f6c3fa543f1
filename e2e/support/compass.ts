import { expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

export const compassForm = "/career-compass-ai/answer-form";
export const introduction =
  "SaaS企業で3年間、法人営業を担当しています。新規開拓が得意で、昨年は受注件数を前年比120%に増やしました。今後は事業づくりに挑戦したいです。";

export const introductionOn = (page: Page) =>
  page.getByRole("textbox", { name: "自己紹介", exact: true });
export const handInOn = (page: Page) =>
  page.getByRole("button", { name: "アドバイスを受け取る", exact: true });
export const gateOn = (page: Page) =>
  page.getByText("結果を見るには、無料登録またはログインが必要です。入力内容は保存されています。");

/** Writes a text into the form that is open, and hands it in. */
export async function handIn(page: Page, text = introduction) {
  await hydrated(page);
  await introductionOn(page).fill(text);
  await handInOn(page).click();
}

/** As a visitor does, up to the gate. */
export async function handInIntroduction(page: Page) {
  await handIn(page);
  await expect(gateOn(page)).toBeVisible();
}

/** The advice, with all of its three parts. */
export async function expectAdvice(page: Page) {
  await expect(page).toHaveURL(/\/career-compass-ai\/results\/latest$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "AIリクルーターからのアドバイス" }),
  ).toBeVisible();
  for (const name of ["受け取った印象", "もっと知りたいポイント", "改善ポイント"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
}
