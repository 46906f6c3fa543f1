import { AppError } from "@tefuda/domain/errors/app-error";

/** How long anybody waits before being told to come again. */
const PATIENCE_MS = 5000;
/** Whoever would have to wait longer is told so at once, not when the patience is over. */
const EXPECTED_MS = 2500;
/** How much the latest work says about how long the next one takes. */
const WEIGHT = 0.2;

export interface GateLimits {
  /** How many work at once. */
  readonly working: number;
  /** How many wait for it, in all. */
  readonly waiting: number;
  /** How many of both one client may have. */
  readonly each: number;
}

interface Waiting {
  readonly start: () => void;
  readonly end: ReturnType<typeof setTimeout>;
}

/**
 * Lets a number of heavy works run at once and a number wait; whoever comes on top, or would wait for
 * too long, is sent away at once, which costs nothing.
 */
export function createGate({ working, waiting, each }: GateLimits) {
  const queue: Waiting[] = [];
  const clients = new Map<string, number>();
  let running = 0;
  /** How long a work takes, as far as is known. */
  let usualMs: number | undefined;

  const count = (client: string, by: number) => {
    const now = (clients.get(client) ?? 0) + by;
    if (now > 0) clients.set(client, now);
    else clients.delete(client);
  };
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const end = setTimeout(() => {
        queue.splice(queue.indexOf(turn), 1);
        reject(new AppError("serverBusy"));
      }, PATIENCE_MS);
      const turn = { start: resolve, end };
      queue.push(turn);
    });
  const learn = (ms: number) => {
    usualMs = usualMs === undefined ? ms : usualMs + WEIGHT * (ms - usualMs);
  };
  const isTooLong = () => ((usualMs ?? 0) * (queue.length + 1)) / working > EXPECTED_MS;
  /** The place goes to whoever waits longest. */
  const leave = () => {
    const next = queue.shift();
    if (!next) {
      running -= 1;
      return;
    }
    clearTimeout(next.end);
    next.start();
  };

  return {
    /**
     * Waits for a place; answers how to give it back, which is to be done once.
     * @param client whose work it is; undefined for the product's own, which no client's limit holds
     * @throws AppError `serverBusy`
     */
    async enter(client: string | undefined): Promise<() => void> {
      const isFull = running >= working && (queue.length >= waiting || isTooLong());
      if (isFull || (client !== undefined && (clients.get(client) ?? 0) >= each))
        throw new AppError("serverBusy");
      if (client !== undefined) count(client, 1);
      try {
        if (running >= working) await wait();
        else running += 1;
      } catch (error) {
        if (client !== undefined) count(client, -1);
        throw error;
      }
      const begun = performance.now();
      return () => {
        learn(performance.now() - begun);
        if (client !== undefined) count(client, -1);
        leave();
      };
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
