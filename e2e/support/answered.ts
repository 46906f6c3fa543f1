import type { Page } from "@playwright/test";

/**
 * Does what makes a page call, and waits for the answer: what shows at once is not yet kept, and a
 * page that is left meanwhile may never ask.
 */
export async function answered(page: Page, call: RegExp, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(call);
  await act();
  await answer;
}
