import { expect, type Page } from "@playwright/test";

export interface OfferText {
  readonly reason: string;
  readonly message: string;
}

/** What the offer form says is left of the month's offers. */
export async function remainingOffers(page: Page): Promise<number> {
  const text = await page.getByText(/^今月の残り \d+通/).innerText();
  return Number(text.match(/\d+/)?.[0]);
}

/** Fills the offer form that is open with the first position, up to the question to confirm. */
export async function writeOffer(page: Page, { reason, message }: OfferText): Promise<void> {
  await page.getByLabel("紐づける募集").selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "あなたに興味を持った理由" }).fill(reason);
  await page.getByRole("textbox", { name: "メッセージ本文" }).fill(message);
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await expect(page.getByRole("dialog", { name: "このオファーを送信しますか？" })).toBeVisible();
}

/** Answers the question, and waits for the candidate's page that says it is sent. */
export async function confirmOffer(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "送信する" }).click();
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]+$/);
  await expect(page.getByRole("main").getByText("オファーを送りました")).toBeVisible();
}
