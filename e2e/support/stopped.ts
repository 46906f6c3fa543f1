import { kill } from "node:process";
import type { Page } from "@playwright/test";

interface Started {
  readonly name: string;
  readonly args: { readonly data: { readonly frames: readonly { readonly processId: number }[] } };
}

/** The process that runs a page. The browser tells it in what it writes down for those who measure, and nowhere else. */
async function processOf(page: Page): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  const told = JSON.parse(String(await browser?.stopTracing()));
  const started = (told.traceEvents as Started[]).find(
    ({ name }) => name === "TracingStartedInBrowser",
  );
  const id = started?.args.data.frames[0]?.processId;
  if (!id) throw new Error("The browser did not tell the page's process.");
  return id;
}

/**
 * Stops a page while something is done, as phones stop what nobody looks at: without a word to it, in the midst of
 * whatever it does.
 * @param others pages that go on; none of them may be of the same process
 */
export async function whileStopped(
  page: Page,
  others: readonly Page[],
  act: () => Promise<void>,
): Promise<void> {
  const id = await processOf(page);
  for (const other of others)
    if ((await processOf(other)) === id) throw new Error("Two tabs share a process.");
  kill(id, "SIGSTOP");
  try {
    await act();
  } finally {
    kill(id, "SIGCONT");
  }
}
