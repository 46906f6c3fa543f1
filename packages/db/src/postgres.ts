import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import type { PostgresDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";
import { createPostgresListener } from "./postgres-listener.ts";
import * as schema from "./schema/tables.ts";

export interface PostgresOptions {
  readonly url: string;
  /** Connections of the pool; 10 unless told. */
  readonly max?: number;
  /** Hears of connections that the server closed while they were idle. */
  readonly onError?: (error: Error) => void;
}

/** Any number, but the same for all processes: only one migrates at a time. */
const MIGRATION_LOCK = 7_204_113;

/** Opens a pool on a PostgreSQL server (15 or newer). */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  const onError = options.onError ?? (() => undefined);
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on("error", onError);
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
    close: async () => {
      await listener.close();
      if (!pool.ended) await pool.end();
    },
  };
}

async function migrateAlone(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: "snake_case" }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
