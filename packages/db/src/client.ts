import type { EmbeddedDatabase, PostgresDatabase } from "./database.ts";
import { type EmbeddedOptions, openEmbedded } from "./embedded.ts";
import { openPostgres, type PostgresOptions } from "./postgres.ts";

export type { Database, Db, Tx } from "./database.ts";

export type DatabaseOptions = EmbeddedOptions | PostgresOptions;

/**
 * Opens the database: the embedded one in a folder or in memory, or a PostgreSQL server.
 * Throws `DataFolderInUse` when another live process owns the folder, `DataFolderDamaged` when it holds
 * what cannot be opened.
 */
export function openDatabase(options: PostgresOptions): Promise<PostgresDatabase>;
export function openDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase>;
export function openDatabase(
  options: DatabaseOptions,
): Promise<EmbeddedDatabase | PostgresDatabase>;
export function openDatabase(
  options: DatabaseOptions,
): Promise<EmbeddedDatabase | PostgresDatabase> {
  return "url" in options ? openPostgres(options) : openEmbedded(options);
}
