import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { type Device, devices } from "./devices.ts";
import type { ProductServer } from "./server.ts";
import { silencePrompt } from "./test.ts";
import { launchOptions } from "./whole-chromium.ts";

/** A name that is nobody's on the internet; the browser below finds this machine behind it. */
const HOST = "app.tefuda.test";

/**
 * A browser that reaches the server as if it stood elsewhere: some things never happen on one's own
 * machine. It trusts the address as it would trust one behind TLS.
 */
export async function browserElsewhere(server: ProductServer): Promise<{
  readonly browser: Browser;
  readonly origin: string;
  person(device: Device): Promise<BrowserContext>;
}> {
  const origin = server.url.replace("localhost", HOST);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  });
  const { locale = "ja-JP", timezoneId = "Asia/Tokyo" } = config.use ?? {};
  return {
    browser,
    origin,
    async person(device) {
      const context = await browser.newContext({
        baseURL: origin,
        locale,
        timezoneId,
        ...devices[device],
      });
      await context.addInitScript(silencePrompt);
      return context;
    },
  };
}
