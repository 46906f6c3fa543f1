import type { Locator, Page } from "@playwright/test";

/** A passing notice; it is shown, and kept for screen readers until the next page. */
export const toastOn = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("region", { name: "最近のお知らせ" }).getByText(text).first();
