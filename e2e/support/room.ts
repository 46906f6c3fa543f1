import { expect, type Locator, type Page } from "@playwright/test";

/** A chat room as one side has it open. */
export interface Room {
  readonly log: Locator;
  readonly input: Locator;
  /** The bubble with exactly this text. */
  bubble(text: string): Locator;
  /** Writes and sends a text, and waits until it has been sent. */
  say(text: string): Promise<void>;
}

export function roomOn(page: Page): Room {
  const log = page.getByRole("log", { name: /とのメッセージ$/ });
  const input = page.getByRole("textbox", { name: "メッセージを入力" });
  const bubble = (text: string) => log.getByText(text, { exact: true });
  return {
    log,
    input,
    bubble,
    async say(text) {
      await input.fill(text);
      await page.getByRole("button", { name: "送信する" }).click();
      await expect(bubble(text)).toHaveCount(1);
      await expect(log.getByText("送信中")).toHaveCount(0);
    },
  };
}

/** A link of the side bar or the tab bar, whichever the screen has. */
export const navLink = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("navigation", { name: "メインメニュー" }).getByRole("link", { name });
