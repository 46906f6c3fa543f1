import type { Pool, PoolClient } from "pg";

type Query = (...given: unknown[]) => Promise<unknown>;

/** What sends a statement: a pool, or connections that many share. */
export interface Sender {
  readonly query: Query;
}

const sharedOf = new WeakMap<object, Sender>();

/**
 * Has short statements that only read share the connections of a second pool: whoever asks at the same
 * moment sends in one piece, and waits for nobody to give a connection back. A statement that may wait for
 * another's row has a connection of its own, or everybody behind it would wait too.
 * @param size how many connections; each of them works off what it is sent one after the other
 */
export function shareConnections(
  pool: Pool,
  shared: Pool,
  size: number,
): { readonly stop: () => Promise<void> } {
  const connections: (PoolClient | undefined)[] = [];
  const arriving: (Promise<PoolClient> | undefined)[] = [];
  let turn = 0;

  const connect = async (place: number) => {
    try {
      const client = await shared.connect();
      connections[place] = client;
      client.once("end", () => {
        if (connections[place] !== client) return;
        connections[place] = undefined;
        client.release(true);
      });
      return client;
    } finally {
      arriving[place] = undefined;
    }
  };

  const query: Query = async (...given) => {
    turn = (turn + 1) % size;
    const place = turn;
    const ready = connections[place];
    if (ready) return (ready.query as unknown as Query)(...given);
    arriving[place] ??= connect(place);
    return ((await arriving[place]).query as unknown as Query)(...given);
  };
  sharedOf.set(pool, { query });
  return {
    async stop() {
      sharedOf.delete(pool);
      await Promise.allSettled(arriving);
      for (const client of connections.splice(0)) client?.release();
      if (!shared.ended) await shared.end();
    },
  };
}

const reading = new Map<string, boolean>();
const READS = /^\s*(select|with)\b/i;
const WAITS = /\b(insert into|update|delete from)\b/i;

/** Where a statement goes: to what many share, where it only reads and is part of no transaction. */
export function senderFor(client: unknown, text: string | undefined): unknown {
  const shared = sharedOf.get(client as object);
  if (!shared || text === undefined) return client;
  const reads = reading.get(text) ?? (READS.test(text) && !WAITS.test(text));
  reading.set(text, reads);
  return reads ? shared : client;
}
