import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";
import { connect, openPool, refuseUnfit } from "./connection.ts";
import type { PostgresDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";
import { createNamer } from "./named-statements.ts";
import { createPostgresListener } from "./postgres-listener.ts";
import * as schema from "./schema/tables.ts";
import { shareConnections } from "./shared-connections.ts";
import { breakSilent, socketOf } from "./silence.ts";

export interface PostgresOptions {
  readonly url: string;
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

/** Any number, but the same for all processes: only one migrates at a time. */
const MIGRATION_LOCK = 7_204_113;
/** The first half of every lock of {@link PostgresDatabase.alone}, apart from other locks. */
const WORK_LOCKS = 7_204_114;

/** Opens a pool on a PostgreSQL server (15 or newer). Its `migrate` throws `DatabaseUnfit` where that is no UTF8. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  const onError = options.onError ?? (() => undefined);
  const max = options.max ?? 10;
  const shares = max >= SHARES_FROM;
  const namer = (options.namesStatements ?? true) ? createNamer() : undefined;
  const open = (size: number) => {
    const pool = openPool({ connectionString: options.url, max: size, pipeline: true });
    pool.on("error", onError);
    // One that breaks in the middle of a transaction, between two statements, ends that alone.
    pool.on("connect", (client) => client.on("error", onError));
    pool.on("connect", sendTogether);
    if (namer) pool.on("connect", namer);
    return { pool, silence: breakSilent(pool, options.url) };
  };
  const { pool, silence } = open(shares ? max - SHARED : max);
  const shared = shares ? open(SHARED) : undefined;
  const sharing = shared && shareConnections(pool, shared.pool, SHARED);
  // Beside the pool: who waits there says how many ask, not whether the server is up.
  const probe = openPool({ connectionString: options.url, max: 1 });
  probe.on("error", onError);
  probe.on("connect", (client) => client.on("error", onError));
  const listener = createPostgresListener({ url: options.url, onError });
  return {
    kind: "postgres",
    pool,
    db: drizzle({ client: pool, schema, casing: "snake_case" }),
    migrate: () => migrateAlone(options.url),
    notify: async (channel, payload) => {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    listen: listener.listen,
    alone: (name, work) => runAlone(pool, name, work),
    answer: async () => void (await probe.query("select 1")),
    close: async () => {
      silence.stop();
      shared?.silence.stop();
      await listener.close();
      await sharing?.stop();
      if (!probe.ended) await probe.end();
      if (!pool.ended) await pool.end();
    },
  };
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

async function migrateAlone(url: string): Promise<void> {
  const client = await connect({ connectionString: url });
  try {
    await refuseUnfit(client);
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: "snake_case" }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
