import { expect, type Page } from "@playwright/test";
import { DESKTOP, NARROW_DESKTOP, SMALL_PHONE } from "./sizes.ts";

/** The largest 文字サイズ that the product offers, in percent. */
const LARGEST = "200";

interface Room {
  readonly shortest: number;
  readonly messages: number;
}

/**
 * Runs in the browser: what is wrong with the page as it lies there. Nothing may be wider than the window,
 * controls stay inside it and hold their words, no column is narrower than six letters, messages have `messages`
 * of the height, and every control can be brought into view and pressed. Texts of `shortest` letters or more are looked
 * at; of a name, three letters stand beside each other.
 */
function findCramped({ shortest, messages }: Room): string[] {
  const faults: string[] = [];
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  if (scrollWidth > width)
    faults.push(`the page is ${scrollWidth - width} px wider than the window`);

  const log = document.querySelector("main [role=log]")?.getBoundingClientRect();
  const hasFiles = document.querySelector("main form li") !== null;
  if (log && !hasFiles && log.height < height * messages)
    faults.push(`${log.height.toFixed()} of ${height} px are left for the messages`);

  const nameOf = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `<${element.localName}> ${words.trim().replace(/\s+/g, " ").slice(0, 30)}`;
  };
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const scrollsWithin = (element: Element) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (
        outer.scrollWidth > outer.clientWidth &&
        /auto|scroll/.test(getComputedStyle(outer).overflowX)
      )
        return outer !== document.documentElement;
    return false;
  };
  /** What is cut off by a box around it is not seen. */
  const shownOf = (control: Element) => {
    let { left, right } = control.getBoundingClientRect();
    for (let outer = control.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowX === "visible") continue;
      const box = outer.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
    }
    return { left, right };
  };
  const blockOf = (element: Element): Element => {
    const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display);
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  };

  /** One line that is there as a whole is narrow because it is short. */
  const isShort = (element: Element) => {
    const lines = new Set<number>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // What only screen readers are told lies in one pixel.
      if (text.parentElement && text.parentElement.getBoundingClientRect().width <= 2) continue;
      const words = document.createRange();
      words.selectNode(text);
      for (const { bottom } of words.getClientRects()) lines.add(Math.round(bottom));
    }
    return lines.size === 1 && element.scrollWidth <= element.clientWidth;
  };
  const isOver = (hit: Element, control: Element) => {
    for (let outer: Element | null = hit; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).position !== "fixed" || outer.contains(control)) continue;
      const { height: own } = outer.getBoundingClientRect();
      // A window, or the room of a phone, which lies over the page on purpose.
      if (own > height / 2) return true;
    }
    return false;
  };

  const seen = [...document.querySelectorAll("body *")].filter(isSeen);
  for (const element of seen) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = own.map(({ textContent }) => textContent?.trim() ?? "").join("");
    const count = [...words].length;
    if (count < shortest || element.closest("svg, [aria-hidden=true]")) continue;
    const block = blockOf(element);
    // What only screen readers are told lies in one pixel.
    if (block.clientWidth <= 2) continue;
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(block);
    const room =
      block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const letters = room / Number.parseFloat(getComputedStyle(element).fontSize || fontSize);
    if (letters < (count < 12 ? 2.95 : 5.95) && !isShort(block))
      faults.push(`${letters.toFixed(1)} letters a line: ${nameOf(element)}`);
  }

  const controls = seen.filter(
    (element) =>
      !element.closest("[aria-hidden=true]") &&
      element.matches(
        'a[href]:not([href="#main"]), button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch]',
      ),
  );
  for (const control of controls) {
    const { left, right } = shownOf(control);
    if ((left < -1 || right > width + 1) && !scrollsWithin(control))
      faults.push(`from ${left.toFixed()} to ${right.toFixed()} px: ${nameOf(control)}`);
    if (!control.matches("a, button, [role]")) continue;
    // A count on an icon lies over its corner; words that run on do not end where their box does.
    const beyond = [...control.querySelectorAll("*")]
      .filter((part) => isSeen(part) && !/absolute|fixed/.test(getComputedStyle(part).position))
      .map((part) => shownOf(part).right - control.getBoundingClientRect().right);
    const most = Math.max(0, ...beyond);
    if (most > 1 && getComputedStyle(control).display !== "inline")
      faults.push(`holds what is ${most.toFixed()} px wider: ${nameOf(control)}`);
  }

  const places = [...document.querySelectorAll("*")]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((box) => ({ box, top: box.scrollTop, left: box.scrollLeft }));
  for (const control of controls) {
    if (control.matches(":disabled") || control.closest("[inert]")) continue;
    // A room lies over the frame of a phone on purpose.
    if (!control.closest("main, [role=dialog], [role=alertdialog]")) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (y < 0 || y > height) {
      faults.push(`out of reach, at ${y.toFixed()} of ${height} px: ${nameOf(control)}`);
      continue;
    }
    const hit = document.elementFromPoint(x, y);
    const label = control.closest("label") ?? control.parentElement;
    if (hit && isOver(hit, control)) continue;
    if (hit && !control.contains(hit) && !hit.contains(control) && !label?.contains(hit))
      faults.push(`covered by ${nameOf(hit)}: ${nameOf(control)}`);
  }
  scrollTo({ top: 0, behavior: "instant" });
  for (const { box, top, left } of places) box.scrollTo({ top, left, behavior: "instant" });
  return faults;
}

/** Runs in the browser: a room hears of the window's height by an event, a moment after the size. */
function hasFollowed(): boolean {
  const rooms = [...document.querySelectorAll<HTMLElement>("[style*='--room-height']")];
  const { clientHeight } = document.documentElement;
  return rooms.every(
    ({ style }) => Number.parseFloat(style.getPropertyValue("--room-height")) === clientHeight,
  );
}

async function expectNothingCramped(page: Page, width: string, room: Room): Promise<void> {
  // Measured before, a room of the last height has space that it will not keep.
  await page.waitForFunction(hasFollowed);
  // What is laid out anew for the size may take a frame or two.
  await expect.poll(() => page.evaluate(findCramped, room), `cramped at ${width}`).toEqual([]);
}

/**
 * Fails with all that is cramped, cut off or out of reach: on a narrow desktop, and in the largest letters on a small
 * phone and a desktop.
 */
export async function expectRoom(page: Page): Promise<void> {
  const scale = (value: string | null) =>
    page.evaluate((to) => {
      const { dataset } = document.documentElement;
      if (to) dataset.textScale = to;
      else delete dataset.textScale;
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, value);
  await page.setViewportSize(NARROW_DESKTOP);
  // Below a proposal with its dates there is a little less than half of so low a window.
  await expectNothingCramped(page, "1024 px", { shortest: 3, messages: 0.45 });
  await scale(LARGEST);
  // After the letters, as with people, who chose them before: Chromium asks a container by rem anew only when
  // its size changes.
  await page.setViewportSize(SMALL_PHONE);
  await expectNothingCramped(page, "375 px", { shortest: 12, messages: 0.5 });
  await page.setViewportSize(DESKTOP);
  await expectNothingCramped(page, "1280 px", { shortest: 3, messages: 0.5 });
  await scale(null);
}
