import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits until each part of the page stands in its place. A page comes in parts, which stand hidden below
 * it until the browser moves them: what is looked for before that can be met twice.
 */
export async function arrived(page: Page, options?: { timeout: number }): Promise<void> {
  await page.waitForFunction(
    () => {
      if (document.readyState !== "complete") return false;
      // React's marks of parts that the server still sends, or that are not in their place.
      const marks = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
      while (marks.nextNode())
        if (["$?", "$~"].includes(marks.currentNode.nodeValue ?? "")) return false;
      return !document.querySelector('body > [hidden][id^="S:"]');
    },
    undefined,
    options,
  );
}

/**
 * Waits until every control of the page answers: a page comes as finished HTML, and the browser
 * brings it to life a moment later, sooner than a person's hand but not than a test's. Visitors'
 * pages wait for the first sign of a reader, which is given here.
 */
export async function hydrated(page: Page): Promise<void> {
  await arrived(page);
  await page.waitForFunction(() => {
    dispatchEvent(new Event("pointerover"));
    const controls = [
      ...document.querySelectorAll("button, input:not([type=hidden]), textarea, select"),
    ];
    const isAlive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return controls.every(isAlive);
  });
}

/** Waits until one control answers, and touches nothing meanwhile. */
export async function alive(control: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        control.evaluate((element) =>
          Object.keys(element).some((key) => key.startsWith("__reactProps")),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
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
