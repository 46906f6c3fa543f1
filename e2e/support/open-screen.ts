import type { BrowserContext, Page } from "@playwright/test";
import type { Screen } from "../screens.ts";
import { arrived } from "./hydrated.ts";

const PATIENCE_MS = 15_000;

/**
 * Brings a page to a screen and waits until nothing on it is still on its way. The page's context
 * has to be signed in as the screen's role.
 * @throws Error when there is no such page, or nothing leads to it
 */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  const { path, status = 200, prepare } = screen;
  if (typeof path === "string") await visit(page, path, status);
  else await visit(page, await addressOf(page, path), status);
  if (!prepare) return;
  await prepare(page);
  await settle(page);
}

type Way = Exclude<Screen["path"], string>;

/** Where the ways of a session led to: screens that share one need not open its list again. */
const known = new WeakMap<BrowserContext, Map<string, string>>();

async function addressOf(page: Page, { on, link }: Way): Promise<string> {
  const ways = known.get(page.context()) ?? new Map<string, string>();
  known.set(page.context(), ways);
  const way = `${on} ${link.source}`;
  const before = ways.get(way);
  if (before !== undefined) return before;
  await visit(page, on, 200);
  const address = await findLink(page, link);
  ways.set(way, address);
  return address;
}

async function visit(page: Page, path: string, expected: number) {
  const answer = await page.goto(path);
  if (answer?.status() !== expected) throw new Error(`${path} answered ${answer?.status()}.`);
  await settle(page);
}

/** Links count that this device does not show: the page they lead to exists on it all the same. */
async function findLink(page: Page, pattern: RegExp): Promise<string> {
  const found = await page.waitForFunction(
    ({ source }) =>
      [...document.querySelectorAll("main a[href]")]
        .map((link) => link.getAttribute("href") ?? "")
        .find((address) => new RegExp(source).test(address)),
    { source: pattern.source },
    { timeout: PATIENCE_MS },
  );
  return (await found.jsonValue()) ?? "";
}

/** Waits for all parts of the page, for what it shows as loading, for its letters and its pictures. */
async function settle(page: Page) {
  await arrived(page, { timeout: PATIENCE_MS });
  await page.waitForFunction(
    () => {
      const isMoving = document.querySelector(".animate-breathe, .animate-turn, [aria-busy=true]");
      const images = [...document.images];
      // Those further down would else wait for a reader who scrolls.
      for (const image of images) image.loading = "eager";
      const areHere = images.every((image) => image.complete);
      return !isMoving && areHere && document.fonts.status === "loaded";
    },
    undefined,
    { timeout: PATIENCE_MS },
  );
}
