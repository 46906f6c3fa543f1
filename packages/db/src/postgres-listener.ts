import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { connect, DatabaseUnfit } from "./connection.ts";
import type { Listener, PostgresDatabase, Unlisten } from "./database.ts";

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

interface ListenerOptions {
  readonly url: string;
  readonly onError: (error: Error) => void;
  /** Lets time pass before the next attempt. */
  readonly pause?: (ms: number, value: undefined, until: { signal: AbortSignal }) => Promise<void>;
}

/**
 * One connection of its own that listens to any number of channels. It opens with the first
 * channel, and after a loss it comes back by itself and tells the listeners that it did.
 */
export function createPostgresListener({ url, onError, pause = wait }: ListenerOptions) {
  const channels = new Map<string, Set<Listener>>();
  const closing = new AbortController();
  let connection: Promise<Client> | undefined;

  const connected = () => {
    connection ??= open();
    return connection;
  };

  async function open(): Promise<Client> {
    const client = await connect({ connectionString: url }, onError).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    client.on("notification", ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener.onPayload(payload ?? "");
    });
    try {
      for (const channel of channels.keys())
        await client.query(`listen ${quoted(client, channel)}`);
    } catch (error) {
      connection = undefined;
      await client.end();
      throw error;
    }
    client.once("end", () => {
      connection = undefined;
      if (!closing.signal.aborted) void reconnect();
    });
    return client;
  }

  async function reconnect(): Promise<void> {
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LONGEST_RETRY_MS)) {
      try {
        await connected();
        break;
      } catch (error) {
        if (error instanceof Error) onError(error);
      }
      try {
        await pause(delay, undefined, { signal: closing.signal });
      } catch {
        return;
      }
    }
    for (const listeners of channels.values()) {
      for (const listener of listeners) listener.onReconnect?.();
    }
  }

  async function listen(channel: string, listener: Listener): Promise<Unlisten> {
    const client = await connected();
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(listener));
    await client.query(`listen ${quoted(client, channel)}`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || channels.get(channel) !== listeners) return;
      channels.delete(channel);
      if (connection) {
        const current = await connection;
        await current.query(`unlisten ${quoted(current, channel)}`);
      }
    };
  }

  async function close(): Promise<void> {
    closing.abort();
    const current = connection;
    connection = undefined;
    if (current) await (await current).end();
  }

  return { listen, close };
}

const START_CHANNEL = "tefuda_start";
const HEARD_WITHIN_MS = 10_000;

interface Ears extends Pick<PostgresDatabase, "listen" | "notify"> {
  readonly isPooled: boolean;
}

/** @throws DatabaseUnfit when a signal is not heard: nobody would see live what others do */
export async function refuseDeaf({ listen, notify, isPooled }: Ears): Promise<void> {
  const word = randomUUID();
  const heard = Promise.withResolvers<void>();
  const unlisten = await listen(START_CHANNEL, {
    onPayload: (payload) => {
      if (payload === word) heard.resolve();
    },
  });
  const late = setTimeout(() => {
    const what = isPooled
      ? "at DATABASE_DIRECT_URL: that has to name the same database, and the server itself"
      : "there: a pooler that hands connections on between transactions stands before the server. Name the server itself in DATABASE_DIRECT_URL";
    heard.reject(new DatabaseUnfit(`What is said at DATABASE_URL is not heard ${what}.`));
  }, HEARD_WITHIN_MS);
  try {
    await Promise.all([notify(START_CHANNEL, word), heard.promise]);
  } finally {
    clearTimeout(late);
    await unlisten();
  }
}

const quoted = (client: Client, channel: string) => client.escapeIdentifier(channel);
