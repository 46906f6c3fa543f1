import type { ConsoleMessage, Page } from "@playwright/test";
import { devices } from "./devices.ts";
import { type DemoAccount, signIn } from "./sign-in.ts";
import { test as base, silencePrompt } from "./test.ts";

export { expect } from "./test.ts";

type Role = DemoAccount | "visitor";

/**
 * For tests that only look at screens: `look(role)` answers the tab of a browser that stays signed
 * in as that role and keeps what it has loaded, from one test of a worker to the next: a new tab is
 * a new process, which costs as much as the page. Nothing fades there: what is half-transparent
 * would be measured so.
 */
export const test = base.extend<{ look: (role: Role) => Promise<Page> }>({
  serverFor: "looking",

  look: async ({ browser, server, browserErrors, onlookers, locale, timezoneId, reached }, use) => {
    const looking = new Set<Page>();
    const onPageError = (error: Error) => void browserErrors.seen.push(String(error));
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() !== "error") return;
      browserErrors.seen.push(`${message.text()} (${message.location().url})`);
    };

    const openTab = async (role: Role) => {
      const common = { baseURL: server.url, locale, timezoneId, ...devices.desktop };
      const context = await browser.newContext({ ...common, reducedMotion: "reduce" });
      await context.addInitScript(silencePrompt);
      if (role !== "visitor") await signIn(context, server.url, role);
      const page = await context.newPage();
      page.on("framenavigated", (frame) => reached.visit(frame));
      return page;
    };

    await use(async (role) => {
      const key = `${server.url} ${role}`;
      const page = onlookers.get(key) ?? (await openTab(role));
      onlookers.set(key, page);
      if (!looking.has(page)) page.on("pageerror", onPageError).on("console", onConsole);
      looking.add(page);
      return page;
    });

    for (const page of looking) {
      page.off("pageerror", onPageError).off("console", onConsole);
      // An address without a page of ours: what was open has gone when its drafts are taken away, and
      // has not to be laid out once more.
      await page.goto("/robots.txt");
      await page.setViewportSize(devices.desktop.viewport);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  },
});
