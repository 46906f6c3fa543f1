import type { Page, Response } from "@playwright/test";
import type { Screen } from "../screens.ts";

const PATIENCE_MS = 15_000;

/**
 * Brings a page to a screen and waits until nothing on it is still on its way. The page's context
 * has to be signed in as the screen's role.
 * @throws Error when there is no such page, or nothing leads to it
 */
export async function openScreen(page: Page, { path, prepare }: Screen): Promise<void> {
  if (typeof path === "string") await visit(page, path);
  else {
    await visit(page, path.on);
    const link = page.locator(`main a[href^="${path.link}"]`).first();
    await link.waitFor({ timeout: PATIENCE_MS });
    await visit(page, (await link.getAttribute("href")) ?? path.link);
  }
  await prepare?.(page);
  await settle(page);
}

async function visit(page: Page, path: string) {
  const answer = await page.goto(path);
  const expected = expectedStatus(path);
  if (answer?.status() !== expected) throw new Error(`${path} answered ${describe(answer)}.`);
  await settle(page);
}

const expectedStatus = (path: string) => (path === "/404" ? 404 : 200);
const describe = (answer: Response | null) => (answer ? answer.status() : "nothing");

/** Waits for what the page itself shows as loading, for its pictures and its letters. */
async function settle(page: Page) {
  await page.waitForFunction(
    () => {
      const isMoving = document.querySelector(".animate-breathe, .animate-turn, [aria-busy=true]");
      const images = [...document.images];
      const areShown = images.every((image) => image.complete || image.loading === "lazy");
      return !isMoving && areShown && document.fonts.status === "loaded";
    },
    undefined,
    { timeout: PATIENCE_MS },
  );
}
