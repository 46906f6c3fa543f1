import { type Browser, expect } from "@playwright/test";
import { uiCopy } from "../apps/web/src/ui/copy.ja.ts";
import { openContext } from "../e2e/support/browser.ts";
import { hydrated } from "../e2e/support/hydrated.ts";
import { type Timespan, watchWhile } from "./timespan.ts";

/**
 * What a reader feels who touches a page of visitors as soon as it stands, and goes on when its scripts
 * are there: the menu that every such page has, and larger letters. The worst of some visits.
 */
export async function useAwake(
  browser: Browser,
  address: string,
  visits: number,
): Promise<Pick<Timespan, "inp" | "cls">> {
  const spans: Timespan[] = [];
  while (spans.length < visits) {
    const context = await openContext(browser, address, "mobile");
    try {
      const page = await context.newPage();
      await page.goto(address);
      spans.push(
        await watchWhile(page, async () => {
          const menu = page.getByRole("dialog", { name: uiCopy.mainMenu });
          const toggle = async () => {
            await page.getByRole("button", { name: uiCopy.openMenu }).tap();
            await expect(menu).toBeVisible();
            await menu.getByRole("button", { name: uiCopy.close }).tap();
            await expect(menu).toBeHidden();
          };
          await toggle();
          await hydrated(page);
          await toggle();
          const sizes = page.getByRole("group", { name: uiCopy.textScale });
          await sizes.getByText(uiCopy.textScales["150"], { exact: true }).tap();
          await expect(sizes.getByRole("radio", { name: uiCopy.textScales["150"] })).toBeChecked();
        }),
      );
    } finally {
      await context.close();
    }
  }
  return {
    inp: Math.max(...spans.map(({ inp }) => inp)),
    cls: Math.max(...spans.map(({ cls }) => cls)),
  };
}
