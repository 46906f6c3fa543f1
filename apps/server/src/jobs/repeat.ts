/**
 * Does something again and again, the first time at once unless told. `round` answers how many milliseconds
 * there are to the next time, and never throws. `stop` waits for the round under way.
 */
export function repeat(round: () => Promise<number>, firstMs = 0): { stop(): Promise<void> } {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const schedule = (wait: number) => {
    timer = setTimeout(() => {
      running = run();
    }, wait);
  };
  const run = async () => {
    const wait = await round();
    if (!stopped) schedule(wait);
  };
  schedule(firstMs);

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
