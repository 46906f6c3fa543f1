export interface OutboxOptions<Item> {
  send(item: Item): Promise<unknown>;
  /** Whether sending the same again may succeed; anything else is given up. */
  isPassing(error: unknown): boolean;
  onRefused(error: unknown): void;
  wait(): Promise<void>;
}

export interface Outbox<Item> {
  push(item: Item): void;
  /** Sends what waits at once, as when the network is back. */
  hurry(): void;
  close(): void;
}

/**
 * Sends one after the other in the order given, each until it has arrived: a candidate that
 * overtakes its offer is worth nothing, and one that is lost costs the connection.
 */
export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const items: Item[] = [];
  let isSending = false;
  let isClosed = false;
  let wake = () => {};

  const run = async () => {
    if (isSending) return;
    isSending = true;
    for (let item = items[0]; item !== undefined && !isClosed; item = items[0]) {
      try {
        await options.send(item);
        items.shift();
      } catch (error) {
        if (isClosed) break;
        if (!options.isPassing(error)) {
          items.length = 0;
          options.onRefused(error);
          break;
        }
        const woken = new Promise<void>((done) => {
          wake = done;
        });
        await Promise.race([options.wait(), woken]);
      }
    }
    isSending = false;
  };

  return {
    push(item) {
      if (isClosed) return;
      items.push(item);
      void run();
    },
    hurry: () => wake(),
    close() {
      isClosed = true;
      items.length = 0;
      wake();
    },
  };
}
