/**
 * npm run lighthouse [-- PAGE…]: the scores of Lighthouse's mobile preset, the median of three visits
 * each: public pages as they come and awake, and pages of the signed in. It fails when a page misses its
 * target. A page is named as in the tables, such as `/companies` or `joker-room`.
 */
import type { Browser } from "@playwright/test";
import { buildWebWhenStale } from "../tooling/build.mjs";
import { ensureNeeds } from "../tooling/needs.mjs";
import { addressOf, memberSamples, publicSamples, sessionAt } from "./lighthouse-pages.ts";
import { type Category, skipAudits, VISITS, visitAgain } from "./lighthouse-visit.ts";
import { milliseconds } from "./quantiles.ts";
import { formatReport, type Measured, type Report } from "./report.ts";
import { SLOWER } from "./timespan.ts";
import { useAwake } from "./use-awake.ts";
import { withProduct } from "./with-product.ts";

const targets = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const AWAKE_INP_MS = 150;
const MEMBER_PERFORMANCE = 90;

const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const pages = publicSamples.filter(({ path }) => isAsked(path));
const screens = memberSamples.filter(isAsked);
if (pages.length + screens.length === 0) {
  const known = [...publicSamples.map(({ path }) => path), ...memberSamples].join(", ");
  process.stderr.write(`Lighthouse does not visit ${asked.join(", ")}: choose from ${known}.\n`);
  process.exit(2);
}

const asleepRow = async (what: string, address: string): Promise<Measured> => {
  const only: Category[] = ["performance", "accessibility", "best-practices", "seo"];
  const { scores } = await visitAgain({ address, only });
  return {
    what,
    values: Object.fromEntries(only.map((name) => [name, String(scores[name])])),
    target: {
      text: `performance ≥ ${targets.performance}, others 100`,
      isMet: only.every((name) => (scores[name] ?? 0) >= targets[name]),
    },
  };
};

const awakeRow = async (browser: Browser, what: string, address: string): Promise<Measured> => {
  const { scores } = await visitAgain({ address, only: ["performance"], isAwake: true });
  const { performance = 0 } = scores;
  const { inp, cls } = await useAwake(browser, address, VISITS);
  return {
    what,
    values: {
      performance: String(performance),
      INP: milliseconds(inp),
      "CLS of use": cls.toFixed(3),
    },
    target: {
      text: `performance ≥ ${targets.performance}, INP ≤ ${AWAKE_INP_MS} ms`,
      isMet: performance >= targets.performance && inp <= AWAKE_INP_MS,
    },
  };
};

const memberRow = async (browser: Browser, origin: string, name: string): Promise<Measured> => {
  const { address, cookie } = await sessionAt(browser, origin, name);
  const { scores, shift } = await visitAgain({ address, cookie, only: ["performance"] });
  const { performance = 0 } = scores;
  return {
    what: name,
    values: { performance: String(performance), CLS: shift.toFixed(3) },
    target: {
      text: `performance ≥ ${MEMBER_PERFORMANCE}, CLS 0`,
      isMet: performance >= MEMBER_PERFORMANCE && shift === 0,
    },
  };
};

await ensureNeeds(["chromium", "japaneseFont"]);
await buildWebWhenStale();

const asleep: Measured[] = [];
const awake: Measured[] = [];
const members: Measured[] = [];
await withProduct(async ({ url }, browser) => {
  const page = await browser.newPage();
  for (const sample of pages) {
    const address = await addressOf(page, url, sample);
    asleep.push(await asleepRow(sample.path, address));
    awake.push(await awakeRow(browser, sample.path, address));
  }
  await page.close();
  for (const name of screens) members.push(await memberRow(browser, url, name));
});

const reports: readonly Report[] = [
  {
    title: "Lighthouse, mobile: pages of visitors as they come",
    rows: asleep,
    notes: [
      `Median of ${VISITS} visits with Lighthouse's mobile preset (slow 4G, processor ${SLOWER} times slower).`,
      `Left out: ${skipAudits.join(", ")}, since the specification locks the zoom; 文字サイズ enlarges text.`,
    ],
  },
  {
    title: "The same pages awake: touched as soon as they stand",
    rows: awake,
    notes: [
      `INP: the slowest event of ${VISITS} visits until the next frame, from the touch that wakes the page on.`,
    ],
  },
  {
    title: "Lighthouse, mobile: pages of the signed in",
    rows: members,
    notes: ["CLS: of the worst visit. Each visit is the first one of its browser."],
  },
];
for (const report of reports.filter(({ rows }) => rows.length > 0))
  process.stdout.write(`\n${formatReport(report)}\n`);
if ([...asleep, ...awake, ...members].some(({ target }) => target?.isMet === false))
  process.exitCode = 1;
