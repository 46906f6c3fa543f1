import type { Page } from "@playwright/test";
import { screenNamed } from "./screens.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/onlooker.ts";
import { openScreen } from "./support/open-screen.ts";
import { DESKTOP, PHONE } from "./support/sizes.ts";

/** Pages of several screens' height, between them with every kind of part that stands below the first. */
const long = [
  "visitor-top",
  "visitor-ace",
  "visitor-aces",
  "visitor-company",
  "visitor-recruitment",
  "visitor-article",
  "ace-users",
] as const;

// They only look: both workers share them, each with a server of its own.
test.describe.configure({ mode: "parallel" });

/**
 * Goes to places of a page that were not in view before, as a key, a link to a part or a browser that searches
 * does. Answers what moved by itself then: by which share of the view, or by how many pixels it left the place
 * where it was put.
 */
const goAbout = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moved: { by: number; what: string }[] = [];
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const note = (entries: PerformanceEntry[]) => {
      for (const { value, sources } of entries as Shift[])
        for (const { node } of sources) moved.push({ by: value, what: node?.textContent ?? "" });
    };
    const watcher = new PerformanceObserver((list) => note(list.getEntries()));
    await nextFrame();
    watcher.observe({ type: "layout-shift" });
    const controls = [...document.querySelectorAll("main a[href], main button, footer a[href]")];
    for (const part of [1, 0.3, 0.6, 0.1, 0.45, 0.8]) {
      const control = controls[Math.round(part * (controls.length - 1))];
      if (!control) throw new Error("The page has something to press.");
      control.scrollIntoView({ block: "center" });
      const { top } = control.getBoundingClientRect();
      await nextFrame();
      const by = Math.round(control.getBoundingClientRect().top - top);
      // A pixel is what heights are rounded by.
      if (Math.abs(by) > 1) moved.push({ by, what: control.textContent });
    }
    note(watcher.takeRecords());
    watcher.disconnect();
    return moved;
  });

for (const name of long) {
  test(`${name} stands still where a reader goes to`, async ({ look }) => {
    const screen = screenNamed(name);
    const page = await look(screen.role);
    await openScreen(page, screen);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      // Anew, with pictures that come when they are near, as the page has them.
      await open(page, page.url());
      await expect(page.locator(".animate-breathe, .animate-turn, [aria-busy=true]")).toHaveCount(
        0,
      );
      const moved = await goAbout(page);
      expect(moved, `at ${size.width} px: ${JSON.stringify(moved)}`).toEqual([]);
    }
  });
}
