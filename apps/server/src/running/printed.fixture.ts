import type { ProductServer } from "@tefuda/testing/server/product-server";
import { expect, vi } from "vitest";

/**
 * Asks a server that was started with a watch (`*-watch.fixture.ts`) by SIGUSR2, and answers the numbers of
 * the line that it prints then.
 */
export async function numbersOf(
  { pid, output }: Pick<ProductServer, "pid" | "output">,
  line: RegExp,
): Promise<number[]> {
  const seen = () => [...output().matchAll(line)];
  const count = seen().length;
  process.kill(Number(pid), "SIGUSR2");
  await vi.waitFor(() => expect(seen()).toHaveLength(count + 1), { interval: 5, timeout: 10_000 });
  return (seen().at(-1) ?? []).slice(1).map(Number);
}

const watches = {
  loop: new URL("./loop-watch.fixture.ts", import.meta.url),
  memory: new URL("./memory-watch.fixture.ts", import.meta.url),
};

/** For `useServer`: a server that a watch is loaded into before it starts. */
export const watchedBy = (name: keyof typeof watches) => ({
  NODE_OPTIONS: `--import=${watches[name].href}`,
});
