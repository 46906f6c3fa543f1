import { randomUUID } from "node:crypto";
import { z } from "zod";
import { createMemoryBus } from "./memory.ts";
import type { BusPort, Signal } from "./port.ts";

const CHANNEL = "tefuda_signals";
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
  signals: z.array(
    z.object({
      to: z.union([z.literal("everyone"), z.array(z.string())]),
      topic: z.string(),
      id: z.string(),
    }),
  ),
});

/**
 * The bus of several processes on one PostgreSQL. Signals to listeners in this process go straight;
 * the others hear them by NOTIFY, sent outside the writing transaction (a NOTIFY at commit takes
 * a lock of the whole cluster) and in batches. What was said while the connection was down is
 * lost, so afterwards everyone is told to look again by the topic `resync`.
 */
export async function createPostgresBus(database: NotifyingDatabase): Promise<BusPort> {
  const local = createMemoryBus();
  const self = randomUUID();
  let waiting: Signal[] = [];
  let sending = Promise.resolve();

  const unlisten = await database.listen(CHANNEL, {
    onPayload(payload) {
      const { from, signals } = wire.parse(JSON.parse(payload));
      if (from !== self) for (const signal of signals) local.publish(signal);
    },
    onReconnect: () => local.publish({ to: "everyone", topic: "resync", id: "" }),
  });

  const send = async (signals: readonly Signal[]): Promise<void> => {
    const payload = JSON.stringify({ from: self, signals });
    if (Buffer.byteLength(payload) <= PAYLOAD_LIMIT_BYTES || signals.length === 1)
      return database.notify(CHANNEL, payload);
    const half = Math.ceil(signals.length / 2);
    await send(signals.slice(0, half));
    await send(signals.slice(half));
  };
  const flush = () => {
    const signals = waiting;
    waiting = [];
    // A signal that cannot be sent costs a delay; the tables are the truth.
    if (signals.length > 0) sending = sending.then(() => send(signals)).catch(() => {});
  };

  return {
    publish(signal) {
      local.publish(signal);
      if (waiting.push(signal) === 1) setTimeout(flush, BATCH_MS);
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
