import type { Page } from "@playwright/test";

/** A person's line to the product. */
export interface Line {
  /** Cuts it; what the browser reports of that is expected. */
  cut(page: Page): Promise<void>;
  mend(page: Page): Promise<void>;
}

/** The page's own calls, and the service worker that it registers or renews when it comes to rest. */
const reported = [
  /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  /An unknown error occurred when fetching the script/,
];

export const lineOf = (expected: RegExp[]): Line => ({
  async cut(page) {
    expected.push(...reported);
    await page.context().setOffline(true);
  },
  mend: (page) => page.context().setOffline(false),
});
