/**
 * Lets so many requests begin in one turn of the event loop. Who comes on top begins in the next turns,
 * in their order, and between two of them everything else has its say: two hundred requests that arrive
 * in the same moment hold nobody up for longer than a few of them do.
 */
export function createTurns(perTurn: number) {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const next = () => {
    const starts = waiting.splice(0, perTurn);
    begun = starts.length;
    for (const start of starts) start();
    if (begun > 0) setImmediate(next);
  };
  /** Resolves when the next request may begin. */
  return async (): Promise<void> => {
    if (begun === 0) setImmediate(next);
    if (begun < perTurn) begun += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
}
