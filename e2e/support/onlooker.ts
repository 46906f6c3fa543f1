import type { BrowserContext, Page } from "@playwright/test";
import { devices } from "./devices.ts";
import { type DemoAccount, signIn } from "./sign-in.ts";
import { test as base, silencePrompt } from "./test.ts";

export { expect } from "./test.ts";

type Role = DemoAccount | "visitor";

/**
 * For tests that only look at screens: `look(role)` opens a tab in a browser that stays signed in
 * as that role and keeps what it has loaded, from one test of a worker to the next. Nothing fades
 * there: what is half-transparent would be measured so.
 */
export const test = base.extend<
  { look: (role: Role) => Promise<Page> },
  { onlookers: Map<string, BrowserContext> }
>({
  onlookers: [
    async ({ browserName: _ }, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],

  look: async ({ browser, server, browserErrors, onlookers, locale, timezoneId }, use) => {
    const pages: Page[] = [];
    await use(async (role) => {
      const key = `${server.url} ${role}`;
      let context = onlookers.get(key);
      if (!context) {
        const common = { baseURL: server.url, locale, timezoneId, ...devices.desktop };
        context = await browser.newContext({ ...common, reducedMotion: "reduce" });
        await context.addInitScript(silencePrompt);
        if (role !== "visitor") await signIn(context, server.url, role);
        onlookers.set(key, context);
      }
      const page = await context.newPage();
      pages.push(page);
      page.on("pageerror", (error) => void browserErrors.seen.push(String(error)));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        browserErrors.seen.push(`${message.text()} (${message.location().url})`);
      });
      return page;
    });
    for (const page of pages) {
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      await page.close();
    }
  },
});
