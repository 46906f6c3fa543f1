import { gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { openContext } from "../e2e/support/browser.ts";
import type { Measured, Report } from "./report.ts";
import { withProduct } from "./with-product.ts";

const paths = ["/", "/login"];
const TARGET_KB = 180;
const BYTES_PER_KB = 1000;
const GZIP_LEVEL = 9;

/** How much JavaScript a first visit brings, as gzip. */
export const measurePages = (): Promise<Report> =>
  withProduct(async ({ url }, browser) => {
    const rows: Measured[] = [];
    const encodings = new Set<string>();
    for (const path of paths) {
      const scripts = await loadScripts(browser, url, path);
      for (const { encoding } of scripts) encodings.add(encoding);
      const kilobytes = sum(scripts, "gzip") / BYTES_PER_KB;
      rows.push({
        what: path,
        values: {
          scripts: String(scripts.length),
          sent: `${(sum(scripts, "sent") / BYTES_PER_KB).toFixed(1)} kB`,
          gzip: `${kilobytes.toFixed(1)} kB`,
        },
        target: { text: `gzip ≤ ${TARGET_KB} kB`, isMet: kilobytes <= TARGET_KB },
      });
    }
    return {
      title: "JavaScript of a first visit (Chromium, empty cache, until load and idle)",
      rows,
      notes: [
        `The server sent scripts as: ${[...encodings].join(", ")}.`,
        `gzip is the size sent where that was gzip, else the bodies at gzip level ${GZIP_LEVEL}.`,
      ],
    };
  });

interface Script {
  readonly encoding: string;
  readonly sent: number;
  readonly gzip: number;
}

const sum = (scripts: readonly Script[], size: "sent" | "gzip") =>
  scripts.reduce((total, script) => total + script[size], 0);

async function loadScripts(browser: Browser, url: string, path: string): Promise<Script[]> {
  const context = await openContext(browser, url, "desktop");
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    const responses: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") responses.push(response);
    });
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}.`);
    if (responses.length === 0) throw new Error(`${path} asked for no script.`);
    return await Promise.all(responses.map(measureScript));
  } finally {
    await context.close();
  }
}

async function measureScript(response: Response): Promise<Script> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}.`);
  const body = await response.body();
  const { responseBodySize: sent } = await response.request().sizes();
  const encoding = response.headers()["content-encoding"] ?? "uncompressed";
  const gzip = encoding === "gzip" ? sent : gzipSync(body, { level: GZIP_LEVEL }).length;
  return { encoding, sent, gzip };
}
