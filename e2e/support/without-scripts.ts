import type { Browser, Page } from "@playwright/test";
import { devices } from "./devices.ts";

/** A phone whose browser runs no scripts at all. */
export async function withoutScripts(
  browser: Browser,
  baseURL: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    javaScriptEnabled: false,
    ...devices.mobile,
  });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}
