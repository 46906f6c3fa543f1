import { randomUUID } from "node:crypto";
import { z } from "zod";
import { createMemoryBus } from "./memory.ts";
import type { BusPort, Hint } from "./port.ts";

const CHANNEL = "tefuda_hints";
/** PostgreSQL refuses a payload of 8,000 bytes or more. */
const PAYLOAD_LIMIT_BYTES = 7900;
const BATCH_MS = 5;

/** What the bus needs of a PostgreSQL database; the database package's `Database` has it. */
export interface NotifyingDatabase {
  notify(channel: string, payload: string): Promise<void>;
  listen(
    channel: string,
    listener: { onPayload(payload: string): void; onReconnect(): void },
  ): Promise<() => Promise<void>>;
}

const wire = z.object({
  from: z.uuid(),
  hints: z.array(
    z.object({
      to: z.union([z.literal("everyone"), z.array(z.string())]),
      topic: z.string(),
      id: z.string(),
    }),
  ),
});

/**
 * The bus of several processes on one PostgreSQL. Hints to listeners in this process go straight;
 * the others hear them by NOTIFY, sent outside the writing transaction (a NOTIFY at commit takes
 * a lock of the whole cluster) and in batches. What was said while the connection was down is
 * lost, so afterwards everyone is told to look again by the topic `resync`.
 */
export async function createPostgresBus(database: NotifyingDatabase): Promise<BusPort> {
  const local = createMemoryBus();
  const self = randomUUID();
  let waiting: Hint[] = [];
  let sending = Promise.resolve();

  const unlisten = await database.listen(CHANNEL, {
    onPayload(payload) {
      const { from, hints } = wire.parse(JSON.parse(payload));
      if (from !== self) for (const hint of hints) local.publish(hint);
    },
    onReconnect: () => local.publish({ to: "everyone", topic: "resync", id: "" }),
  });

  const send = async (hints: readonly Hint[]): Promise<void> => {
    const payload = JSON.stringify({ from: self, hints });
    if (Buffer.byteLength(payload) <= PAYLOAD_LIMIT_BYTES || hints.length === 1)
      return database.notify(CHANNEL, payload);
    const half = Math.ceil(hints.length / 2);
    await send(hints.slice(0, half));
    await send(hints.slice(half));
  };
  const flush = () => {
    const hints = waiting;
    waiting = [];
    // A hint that cannot be sent costs a delay; the tables are the truth.
    if (hints.length > 0) sending = sending.then(() => send(hints)).catch(() => {});
  };

  return {
    publish(hint) {
      local.publish(hint);
      if (waiting.push(hint) === 1) setTimeout(flush, BATCH_MS);
    },
    subscribe: local.subscribe,
    async close() {
      flush();
      await sending;
      await unlisten();
      await local.close();
    },
  };
}
