import type { Socket } from "node:net";
import { Client, DatabaseError, type Pool, type PoolClient } from "pg";

const LOOK_EVERY_MS = 2000;
const ANSWER_WITHIN_MS = 2000;

/** What the driver speaks through; its types know of it in a client that belongs to no pool. */
export const connectionOf = (client: PoolClient) => (client as Client & PoolClient).connection;

/** What it reads from. */
export const socketOf = (client: PoolClient) => connectionOf(client).stream as Socket;

/** Whether nothing that was sent is without an answer, as the driver notes it (pg 8.23). */
const isIdle = (client: PoolClient) =>
  (client as PoolClient & { readonly readyForQuery: boolean }).readyForQuery;

/**
 * Breaks the connections of a server that stands still, or to which the way is lost without a word:
 * a statement would wait for its answer for ever, and everybody for the connection. One on which
 * nothing came from one look to the next may as well wait for a long statement or for a lock, so a
 * new connection is tried, and only when that is not answered either are the silent ones given up.
 * @param ways the addresses that a statement passes: the server's, and that of a pooler before it
 */
export function breakSilent(
  pool: Pool,
  ways: readonly string[],
  { lookEveryMs = LOOK_EVERY_MS, answerWithinMs = ANSWER_WITHIN_MS } = {},
): { stop(): void } {
  /** Those in use, with how much had come over each at the last look; before it no number. */
  const inUse = new Map<PoolClient, number>();
  pool.on("acquire", (client) => inUse.set(client, Number.NaN));
  pool.on("release", (_, client) => inUse.delete(client));

  const silent = () =>
    [...inUse].flatMap(([client, read]) =>
      !isIdle(client) && socketOf(client).bytesRead === read ? client : [],
    );
  const look = async () => {
    if (silent().length > 0 && !(await allAnswer(ways, answerWithinMs)))
      for (const client of silent()) socketOf(client).destroy();
    for (const client of inUse.keys()) inUse.set(client, socketOf(client).bytesRead);
  };
  let looking = Promise.resolve();
  const looks = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMs).unref();
  return { stop: () => clearInterval(looks) };
}

const allAnswer = async (ways: readonly string[], withinMs: number) =>
  (await Promise.all(ways.map((url) => answers(url, withinMs)))).every(Boolean);

/** Whether the server says anything, be it that it has no connection left. */
async function answers(url: string, withinMs: number): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: withinMs });
  // What becomes of this connection later is of no interest.
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof DatabaseError;
  } finally {
    void client.end().catch(() => {});
  }
}
