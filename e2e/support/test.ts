import { test as base, type Page } from "@playwright/test";
import { type Device, devices } from "./devices.ts";
import { type Line, lineOf } from "./line.ts";
import { noteReached, type Reached } from "./reached.ts";
import type { ProductServer } from "./server.ts";
import { type ProductOptions, type Servers, serversOf } from "./servers.ts";

export { expect } from "@playwright/test";

interface Fixtures extends ProductOptions {
  /** Whether visitors are asked to register; it would come in between what other journeys do. */
  registrationPrompt: boolean;
  /** The product: the worker's own, or one that the file asked for. */
  server: ProductServer;
  /** Another person at another device: a page with a session of its own, and perhaps in another zone. */
  person: (device: Device, zone?: string) => Promise<Page>;
  mobile: Page;
  desktop: Page;
  /** Says which browser errors a test expects; every other one fails it. */
  expectBrowserErrors: (...patterns: RegExp[]) => void;
  line: Line;
  browserErrors: { seen: string[]; expected: RegExp[] };
  /** Tells the report which pages and calls the test reached. */
  reachedInReport: undefined;
}

interface WorkerFixtures {
  reached: Reached;
  /** Tabs of those who only look, by server and reader; here, for files with the same fixtures share workers. */
  onlookers: Map<string, Page>;
  servers: Servers;
}

/** Runs in the browser: the prompt was closed, and no number of pages brings it back. */
export function silencePrompt() {
  // A page without an address has no storage, and no prompt.
  if (location.protocol === "about:") return;
  localStorage.setItem("registrationPromptClosedAt", "2026-01-01T00:00:00.000Z");
  localStorage.setItem("registrationPromptViews", "-1000000");
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true }],
  serverFor: ["journeys", { option: true }],
  registrationPrompt: [false, { option: true }],

  reached: [
    async ({ browserName: _ }, use) => {
      const reached = noteReached();
      await use(reached);
      reached.remove();
    },
    { scope: "worker" },
  ],

  onlookers: [
    async ({ browserName: _ }, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: "worker" },
  ],

  reachedInReport: [
    async ({ reached }, use, testInfo) => {
      await use(undefined);
      reached.tell(testInfo);
    },
    { auto: true },
  ],

  servers: [
    async ({ reached }, use) => {
      const servers = serversOf(reached);
      await use(servers);
      await servers.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  server: [
    async ({ servers, serverEnv, serverFor }, use, testInfo) => {
      const { file, repeatEachIndex } = testInfo;
      // A file that is run again finds its server as the first time.
      await use(await servers.of(`${file}:${repeatEachIndex}`, { serverEnv, serverFor }));
    },
    { timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  browserErrors: async ({ server: _ }, use) => {
    const errors = { seen: [] as string[], expected: [] as RegExp[] };
    await use(errors);
    const unexpected = errors.seen.filter((text) => !errors.expected.some((p) => p.test(text)));
    if (unexpected.length > 0) throw new Error(`Errors in the browser:\n${unexpected.join("\n")}`);
  },

  expectBrowserErrors: async ({ browserErrors }, use) =>
    use((...patterns) => void browserErrors.expected.push(...patterns)),

  line: async ({ browserErrors }, use) => use(lineOf(browserErrors.expected)),

  person: async (
    { browser, baseURL, browserErrors, locale, timezoneId, registrationPrompt, reached },
    use,
  ) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (device, zone = timezoneId) => {
      const common = { baseURL, locale, timezoneId: zone };
      const context = await browser.newContext({ ...common, ...devices[device] });
      contexts.push(context);
      if (!registrationPrompt) await context.addInitScript(silencePrompt);
      context.on("weberror", (error) => {
        browserErrors.seen.push(`${error.error()} (${error.page()?.url()})`);
      });
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        browserErrors.seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on("page", (page) => page.on("framenavigated", (frame) => reached.visit(frame)));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  mobile: async ({ person }, use) => use(await person("mobile")),
  desktop: async ({ person }, use) => use(await person("desktop")),
});
