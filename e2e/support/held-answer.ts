import type { Page, Route } from "@playwright/test";

/** Holds the answer to the next call of a kind back, as a slow line does, until it is let go. */
export async function holdAnswer(page: Page, call: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  };
  await page.route(call, hold, { times: 1 });
  return resolve;
}

/** Lets a page's live stream begin only once it is let go: what happens before, it has not heard. */
export async function holdStream(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/live\.follow/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
