import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { type Device, devices } from "./devices.ts";

/**
 * Starts Chromium as the journeys do, for commands that run outside of the test runner.
 * @param more arguments besides those of the journeys
 */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  return chromium.launch({ ...options, args: [...args, ...more] });
}

/** Another person at another device: a session of its own. */
export function openContext(
  browser: Browser,
  baseURL: string,
  device: Device,
): Promise<BrowserContext> {
  const { locale = "ja-JP", timezoneId = "Asia/Tokyo" } = config.use ?? {};
  return browser.newContext({ baseURL, locale, timezoneId, ...devices[device] });
}
