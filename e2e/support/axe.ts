import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The specification locks the viewport's zoom; 文字サイズ is the way to enlarge the text instead. */
const disabledRules = ["meta-viewport"];

/** Fails with every fault that axe finds on the page as it stands: the rule, and where. */
export async function expectNoFaults(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(disabledRules).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      at: target.join(" "),
      why: failureSummary?.split("\n").at(1)?.trim(),
    })),
  );
  expect.soft(faults, `faults at ${state}`).toEqual([]);
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
