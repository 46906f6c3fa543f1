import { AppError } from "@tefuda/domain/errors/app-error";

/**
 * Runs at most so many pieces of work at once; so many others wait for their turn in order, and who
 * comes on top is sent away.
 * @throws AppError `serverBusy`
 */
export function atMost(limit: number, places: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running += 1;
    else if (waiting.length >= places) throw new AppError("serverBusy");
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next in line, so that nobody who comes now can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
