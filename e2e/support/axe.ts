import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const program = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const everything: axe.RunOptions = {
  /** The specification locks the viewport's zoom; 文字サイズ is the way to enlarge the text instead. */
  rules: { "meta-viewport": { enabled: false } },
  resultTypes: ["violations"],
  // No rule that runs reads style sheets; to fetch them anew for each look takes as long as the rules.
  preload: { assets: ["media"] },
};

/** What the other theme may break: all else is the same in both. */
const colours: axe.RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
  preload: false,
};

const looks = { everything, colours };

/**
 * Brings the page to rest. Parts below the fold are left out of the layout until a reader comes near,
 * and keep the colours of the theme before until then: axe would measure those. And a colour that is
 * still on its way from one theme or state to the next is neither of the two, and axe, which measures
 * what it meets, called such a moment a lack of contrast. What turns for ever is not waited for.
 * Answers whether axe is in the page.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>(".lay-out-late"))
      part.style.contentVisibility = "visible";
    const isEnding = ({ effect }: Animation) =>
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // One that ends may start another, and a style that was just changed starts with the next frame.
    for (;;) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const moving = document
        .getAnimations()
        .filter((one) => one.playState === "running" && isEnding(one));
      if (moving.length === 0) return "axe" in globalThis;
      // A motion that is taken back ends as well, by a refusal.
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });

/** A rule that a part of the page breaks, and where. */
interface Fault {
  readonly rule: string;
  readonly at: string;
  readonly why: string | undefined;
}

/**
 * Runs axe in the page, where it stays for the next look: bringing it there and carrying away all
 * that is in order would take longer than the looking.
 */
async function findFaults(page: Page, options: axe.RunOptions): Promise<Fault[]> {
  for (;;) {
    if (!(await settle(page))) await page.evaluate(program);
    const { faults, hasMoved } = await look(page, options);
    // Of a page that began to move under the look, half of a motion was measured.
    if (faults.length === 0 || !hasMoved) return faults;
  }
}

function look(page: Page, options: axe.RunOptions) {
  return page.evaluate(async (options): Promise<{ faults: Fault[]; hasMoved: boolean }> => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // What began since the page came to rest, while axe was being brought there for instance.
    let hasMoved = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === "running" &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    const note = () => {
      hasMoved = true;
    };
    const motions = ["animationstart", "transitionrun"];
    for (const motion of motions) document.addEventListener(motion, note);
    // A part that came or went under the look was there for half of it.
    const watch = new MutationObserver(note);
    watch.observe(document.body, { childList: true, subtree: true });
    const { violations } = await run(document, options);
    for (const motion of motions) document.removeEventListener(motion, note);
    if (watch.takeRecords().length > 0) note();
    watch.disconnect();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({
        rule: id,
        at: target.join(" "),
        why: failureSummary?.split("\n").at(1)?.trim(),
      })),
    );
    return { faults, hasMoved };
  }, options);
}

/**
 * Fails with every fault that axe finds on the page once it has come to rest: the rule, and where.
 */
export async function expectNoFaults(
  page: Page,
  state: string,
  look: keyof typeof looks = "everything",
): Promise<void> {
  expect.soft(await findFaults(page, looks[look]), `faults at ${state}`).toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(excess, { message: "pixels beyond the window's width" }).toBeLessThanOrEqual(0);
}

/** Fails when a row of an open window is lower than what stands in it, which then lies over the next. */
export async function expectNothingSqueezed(page: Page, state: string): Promise<void> {
  const rows = await page.evaluate(() => {
    const isVisible = (row: Element) => getComputedStyle(row).overflowY === "visible";
    // The area of a small button reaches over the edge of its row by less.
    const smallPx = 8;
    return [...document.querySelectorAll("[role=dialog] > .overflow-y-auto > *")]
      .filter((row) => isVisible(row) && row.scrollHeight > row.clientHeight + smallPx)
      .map((row) => row.textContent?.slice(0, 40));
  });
  expect.soft(rows, `rows that are too low in ${state}`).toEqual([]);
}
