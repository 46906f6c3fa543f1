import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "./pg-core.ts";
import type * as schema from "./schema/tables.ts";
import type { ExtractTablesWithRelations } from "./sql.ts";

export type Schema = typeof schema;

/**
 * What services write queries with: the database itself or a transaction of it, whichever engine
 * stands behind. On the embedded engine there is one connection, so inside `db.transaction` only
 * the `tx` that it hands in may be used.
 */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;

/** A {@link Db} that is known to be a transaction. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** Ends a subscription. */
export type Unlisten = () => Promise<void>;

export interface Listener {
  onPayload(payload: string): void;
  /** The connection was lost and is back: what was sent in between is missing. */
  onReconnect?(): void;
}

interface DatabaseBase {
  readonly db: Db;
  /** Brings the tables up to date; several processes may call it at once. Says what it waits for, if it does. */
  migrate(say?: (line: string) => void): Promise<void>;
  /**
   * Sends a signal to all listeners of a channel, whose name is of lower-case letters, digits and
   * underscores; never inside a transaction.
   */
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, listener: Listener): Promise<Unlisten>;
  /**
   * Runs work that only one process at a time may do. Answers false, without waiting, when
   * another process is at the work of this name.
   */
  alone(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Resolves once the database has said that it takes writes; the question waits behind no others. */
  answer(): Promise<void>;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends DatabaseBase {
  readonly kind: "embedded";
  readonly client: PGlite;
}

export interface PostgresDatabase extends DatabaseBase {
  readonly kind: "postgres";
  readonly pool: Pool;
}

export type Database = EmbeddedDatabase | PostgresDatabase;
