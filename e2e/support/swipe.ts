import type { Locator, Page } from "@playwright/test";

/** Draws the middle of an element aside with a finger, by `by` px to the right (left when negative). */
export async function drawAside(page: Page, target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to draw.");
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 120)];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  const STEPS = 6;
  await touch("touchStart", x);
  for (let step = 1; step <= STEPS; step += 1) await touch("touchMove", x + (by * step) / STEPS);
  await touch("touchEnd");
  await cdp.detach();
}
