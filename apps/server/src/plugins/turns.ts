/** For so long at most nothing begins because somebody connects. */
const HELD_MS = 100;

/**
 * Lets so many requests begin in one turn of the event loop. Who comes on top begins in the next turns,
 * in their order, and between two of them everything else has its say: two hundred requests that arrive
 * in the same moment hold nobody up for longer than a few of them do.
 *
 * A turn takes up one new connection, however many stand before the door. So while some come nothing begins
 * and the turns are short: whoever asks after the server's health over a new one would otherwise wait for as
 * many turns full of work as there are connections before theirs.
 */
export function createTurns(perTurn: number) {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  let begun = 0;
  let isComing = false;
  let begunAt = 0;

  const run = () => {
    isRunning = true;
    setImmediate(next);
  };
  const next = () => {
    const now = performance.now();
    const isHeld = isComing && now - begunAt < HELD_MS;
    isComing = false;
    if (isHeld) return run();
    begunAt = now;
    const starts = waiting.splice(0, perTurn);
    begun = starts.length;
    for (const start of starts) start();
    isRunning = begun > 0;
    if (isRunning) run();
  };
  return {
    /** Somebody has connected. */
    comes() {
      isComing = true;
    },
    /** Resolves when the next request may begin. */
    async turn(): Promise<void> {
      if (!isRunning) {
        begunAt = performance.now();
        run();
      }
      if (begun < perTurn && !isComing) begun += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
