import type { Browser } from "@playwright/test";
import { openBrowser } from "../e2e/support/browser.ts";
import { type ProductServer, startServer } from "../e2e/support/server.ts";

/** Runs with a freshly started product on demo data and a browser; closes both whatever happens. */
export async function withProduct<Answer>(
  use: (product: ProductServer, browser: Browser) => Promise<Answer>,
): Promise<Answer> {
  const product = await startServer({ seed: "demo" });
  try {
    const browser = await openBrowser();
    try {
      return await use(product, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}
