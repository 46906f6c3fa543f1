import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import {
  connect,
  openPool,
  type PoolOptions,
  refuseUnfit,
  refuseUnset,
  takesWrites,
} from "./connection.ts";
import type { PostgresDatabase } from "./database.ts";
import { migrateAlone } from "./migrate-alone.ts";
import { migrationsFolder } from "./migrations.ts";
import { createNamer } from "./named-statements.ts";
import { createPostgresListener, refuseDeaf } from "./postgres-listener.ts";
import * as schema from "./schema/tables.ts";
import { shareConnections } from "./shared-connections.ts";
import { breakSilent, connectionOf, socketOf } from "./silence.ts";

export interface PostgresOptions {
  readonly url: string;
  /**
   * The server itself, where `url` leads to a pooler that hands connections on between transactions: for what
   * belongs to a session, which is hearing, locks of work and migrations.
   */
  readonly directUrl?: string | undefined;
  /** Connections of the pool; 10 unless told. */
  readonly max?: number;
  /** Whether PostgreSQL may keep plans; off behind a pooler that cannot follow named statements. */
  readonly namesStatements?: boolean;
  /** Hears of connections that the server closed while they were idle. */
  readonly onError?: (error: Error) => void;
}

/** Connections that short reads share, where there are enough of them for transactions as well. */
const SHARED = 2;
const SHARES_FROM = 8;

/** The first half of every lock of {@link PostgresDatabase.alone}, apart from that of migrations. */
const WORK_LOCKS = 7_204_114;

/** SQLSTATE of a write where none are taken. */
const READ_ONLY = "25006";
/** Connections past a pooler that work which one process at a time may do holds its locks on. */
const DIRECT = 2;

/**
 * Opens a pool on a PostgreSQL server (15 or newer). Its `migrate` throws `DatabaseUnfit` where that is no UTF8, and
 * where a pooler stands in between that takes away what the product needs.
 */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  const onError = options.onError ?? (() => undefined);
  const max = options.max ?? 10;
  const shares = max >= SHARES_FROM;
  const namer = (options.namesStatements ?? true) ? createNamer() : undefined;
  const isPooled = options.directUrl !== undefined;
  const directUrl = options.directUrl ?? options.url;
  const make = (config: PoolOptions) => {
    const pool = openPool(config);
    pool.on("error", onError);
    // One that breaks in the middle of a transaction, between two statements, ends that alone.
    pool.on("connect", (client) => client.on("error", onError));
    return pool;
  };
  const ways = isPooled ? [options.url, directUrl] : [options.url];
  const open = (size: number) => {
    const pool = make({ connectionString: options.url, isPooled, max: size, pipeline: true });
    pool.on("connect", sendTogether);
    pool.on("connect", leaveReadOnly);
    if (namer) pool.on("connect", namer);
    return { pool, silence: breakSilent(pool, ways) };
  };
  const { pool, silence } = open(shares ? max - SHARED : max);
  const shared = shares ? open(SHARED) : undefined;
  const sharing = shared && shareConnections(pool, shared.pool, SHARED);
  // Beside the pool: who waits there says how many ask, not whether the server is up.
  const probe = make({ connectionString: options.url, isPooled, max: 1 });
  const direct = isPooled ? make({ connectionString: directUrl, max: DIRECT }) : pool;
  const listener = createPostgresListener({ url: directUrl, onError });
  const notify: PostgresDatabase["notify"] = async (channel, payload) => {
    await pool.query("select pg_notify($1, $2)", [channel, payload]);
  };
  return {
    kind: "postgres",
    pool,
    db: drizzle({ client: pool, schema, casing: "snake_case" }),
    migrate: async (say = () => undefined) => {
      const client = await connect({ connectionString: directUrl });
      try {
        await refuseUnfit(client);
        if (isPooled) await refuseUnset(pool);
        await refuseDeaf({ listen: listener.listen, notify, isPooled });
        await migrateAlone(client, { migrationsFolder, say });
      } finally {
        await client.end();
      }
    },
    notify,
    listen: listener.listen,
    alone: (name, work) => runAlone(direct, name, work),
    answer: async () => {
      const client = await probe.connect();
      let takes = false;
      try {
        const { rows } = await client.query<{ takes: boolean }>(`select ${takesWrites} as takes`);
        takes = rows[0]?.takes ?? false;
      } finally {
        client.release(!takes);
      }
      if (!takes) throw new Error("The database takes no writes.");
    },
    close: async () => {
      silence.stop();
      shared?.silence.stop();
      await listener.close();
      await sharing?.stop();
      if (!probe.ended) await probe.end();
      if (isPooled && !direct.ended) await direct.end();
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Gives a connection up on which a write was refused because none are taken: it leads to a standby, or was opened
 * while the server was set to be read only, and the next one need not be so.
 */
function leaveReadOnly(client: PoolClient): void {
  connectionOf(client).on("errorMessage", ({ code }: { readonly code?: string }) => {
    // Whoever asked is told first.
    if (code === READ_ONLY) setImmediate(() => socketOf(client).destroy());
  });
}

/**
 * Has statements that are sent in one turn leave in one piece: each piece by itself costs as much as a
 * short statement does. They run one after the other, each with its own answer.
 */
function sendTogether(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const socket = socketOf(client);
  const queryTogether = (...given: unknown[]) => {
    socket.cork();
    process.nextTick(() => socket.uncork());
    return query(...given);
  };
  client.query = queryTogether as typeof client.query;
}

/**
 * Holds a lock of the session, not of a transaction, which the server would end when the work
 * takes long. The lock goes with the connection, so a process that dies blocks nobody.
 */
async function runAlone(pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let isUsable = true;
  try {
    const lock = [WORK_LOCKS, name];
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1, hashtext($2)) as taken",
      lock,
    );
    if (!rows[0]?.taken) return false;
    isUsable = false;
    try {
      await work();
    } finally {
      await client.query("select pg_advisory_unlock($1, hashtext($2))", lock);
      isUsable = true;
    }
    return true;
  } finally {
    // A connection that may still hold the lock must not return to the pool.
    client.release(!isUsable);
  }
}
