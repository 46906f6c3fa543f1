import type { Browser, BrowserContext, Page, Response } from "@playwright/test";
import { screenNamed } from "../e2e/screens.ts";
import { openContext } from "../e2e/support/browser.ts";
import { openScreen } from "../e2e/support/open-screen.ts";
import { signIn } from "../e2e/support/sign-in.ts";
import { weigh } from "../tooling/budget/check.ts";
import { budgetedScreens, limits } from "../tooling/budget/screens.ts";
import { root } from "../tooling/paths.mjs";
import { milliseconds, quantile } from "./quantiles.ts";
import type { Measured, Report } from "./report.ts";
import { withProduct } from "./with-product.ts";

const BYTES_PER_KB = 1000;
const VISITS = 3;
const build = `${root}apps/web/.next/`;

/** How much JavaScript a first visit to each screen with a budget brings, and what it costs. */
export const measurePages = (): Promise<Report> =>
  withProduct(async ({ url }, browser) => {
    const rows: Measured[] = [];
    const encodings = new Set<string>();
    for (const screen of budgetedScreens) {
      const limit = limits[screen.kind];
      const path = await addressOf(browser, url, screen.name);
      const visits: Visit[] = [];
      for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, url, screen.name, path));
      const [{ scripts }] = visits as [Visit];
      for (const { encoding } of scripts) encodings.add(encoding);
      const kilobytes = scripts.reduce((sum, { sent }) => sum + sent, 0) / BYTES_PER_KB;
      const middle = (figure: (one: Visit) => number) =>
        milliseconds(quantile(visits.map(figure), 0.5));
      rows.push({
        what: screen.name,
        values: {
          scripts: String(scripts.length),
          sent: `${kilobytes.toFixed(1)} kB`,
          "by the build": `${weigh(build, screen).kilobytes.toFixed(1)} kB`,
          content: middle(({ content }) => content),
          script: middle(({ script }) => script),
          task: middle(({ task }) => task),
        },
        target: { text: `≤ ${limit} kB`, isMet: kilobytes <= limit },
      });
    }
    return {
      title: "JavaScript of a first visit (Chromium, empty cache, until every control answers)",
      rows,
      notes: [
        `The server sent scripts as: ${[...encodings].join(", ")}.`,
        `content: until the largest part of the screen is there; script, task: processor time of the page; the median of ${VISITS} visits.`,
      ],
    };
  });

interface Visit {
  readonly scripts: readonly Script[];
  /** Milliseconds from the request on. */
  readonly content: number;
  /** Milliseconds of processor time. */
  readonly script: number;
  readonly task: number;
}

interface Script {
  readonly encoding: string;
  readonly sent: number;
}

async function as<Answer>(
  browser: Browser,
  url: string,
  name: string,
  use: (page: Page, context: BrowserContext) => Promise<Answer>,
): Promise<Answer> {
  const context = await openContext(browser, url, "desktop");
  try {
    const { role } = screenNamed(name);
    if (role !== "visitor") await signIn(context, url, role);
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

const addressOf = (browser: Browser, url: string, name: string) =>
  as(browser, url, name, async (page) => {
    await openScreen(page, screenNamed(name));
    return page.url();
  });

const visit = (browser: Browser, url: string, name: string, address: string): Promise<Visit> =>
  as(browser, url, name, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    const answers = new Map<string, Response[]>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js"))
        answers.set(pathname, [...(answers.get(pathname) ?? []), response]);
    });
    const answer = await page.goto(address);
    if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}.`);
    await page.waitForFunction(isAlive);
    await page.waitForLoadState("networkidle");
    if (answers.size === 0) throw new Error(`${address} asked for no script.`);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const spent = (metric: string) =>
      1000 * (metrics.find((one) => one.name === metric)?.value ?? 0);
    return {
      scripts: await Promise.all([...answers.values()].map(measureScript)),
      content: await page.evaluate(largestPaint),
      script: spent("ScriptDuration"),
      task: spent("TaskDuration"),
    };
  });

/** Whether every control answers. Nobody touches the page: that would fetch what comes late. */
const isAlive = () =>
  [...document.querySelectorAll("button, input:not([type=hidden]), textarea, select")].every(
    (control) => Object.keys(control).some((key) => key.startsWith("__reactProps")),
  );

/** When the largest part of the page was drawn, in milliseconds. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });

/** A script that is fetched ahead and run later is answered twice, the second time by the browser itself. */
async function measureScript(responses: readonly Response[]): Promise<Script> {
  const sizes: number[] = [];
  for (const response of responses) {
    if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}.`);
    sizes.push((await response.request().sizes()).responseBodySize);
  }
  const [first] = responses;
  return {
    encoding: first?.headers()["content-encoding"] ?? "uncompressed",
    sent: Math.max(...sizes),
  };
}
