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
