import type { Page } from "@playwright/test";

/**
 * Waits until every control of the page answers: a page comes as finished HTML, and the browser
 * brings it to life a moment later, sooner than a person's hand but not than a test's. Visitors'
 * pages wait for the first sign of a reader, which is given here.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("pointerover"));
    const controls = [
      ...document.querySelectorAll("button, input:not([type=hidden]), textarea, select"),
    ];
    const isAlive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return document.readyState === "complete" && controls.every(isAlive);
  });
}

/** Opens an address and waits until the page answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Reloads a page and waits until it answers: what is seen at once is the HTML that the server sent. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
