/** Lets a piece of work be done so many times at once; whoever comes later waits for their turn. */
export function atMost<Input, Output>(
  limit: number,
  work: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (input) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work(input);
    } finally {
      // The place goes straight to the next one, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
