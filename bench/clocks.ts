import type { Page } from "@playwright/test";

// These run inside the browsers. performance.timeOrigin puts both pages on the machine's clock,
// finer than Date.now() and without the way through the automation.
declare global {
  interface Window {
    benchPressedAt?: number;
    benchShown?: Promise<{ inPage: number; painted: number }>;
  }
}

const PATIENCE_MS = 15_000;

/** Notes when the last click happened on a page. */
export const watchPresses = (page: Page) =>
  page.evaluate(() => {
    const note = ({ timeStamp }: Event) => {
      window.benchPressedAt = performance.timeOrigin + timeStamp;
    };
    document.addEventListener("click", note, { capture: true });
  });

export async function pressedAt(page: Page): Promise<number> {
  const at = await page.evaluate(() => window.benchPressedAt);
  if (at === undefined) throw new Error("The press of the button was not seen.");
  return at;
}

/** Begins to look for a text in a page's thread. */
export const watchText = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const now = () => performance.timeOrigin + performance.now();
    const isShown = () => document.querySelector("[role=log]")?.textContent.includes(wanted);
    if (isShown()) throw new Error(`${wanted} is there already.`);
    window.benchShown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isShown()) return;
        const inPage = now();
        observer.disconnect();
        // A task after the next frame's callbacks: the frame with the text has been made.
        requestAnimationFrame(() => setTimeout(() => resolve({ inPage, painted: now() })));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, text);

/** When the text came, on the machine's clock. */
export async function shownAt(page: Page): Promise<{ inPage: number; painted: number }> {
  const shown = await page.evaluate(
    (patience) =>
      Promise.race([
        window.benchShown,
        new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
      ]),
    PATIENCE_MS,
  );
  if (!shown) throw new Error(`The message did not arrive within ${PATIENCE_MS} ms.`);
  return shown;
}
