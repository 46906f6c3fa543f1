import type { Database, Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { openEmbeddedTestDatabase } from "./embedded.ts";
import { openPostgresTestDatabase } from "./postgres.ts";

/**
 * A new database with all tables and no rows: on the server of TEST_DATABASE_URL when that is set,
 * embedded otherwise. Its `close` leaves nothing behind.
 */
function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? openPostgresTestDatabase(serverUrl) : openEmbeddedTestDatabase();
}

export interface TestDatabase {
  readonly db: Db;
  readonly kind: Database["kind"];
  readonly database: Database;
  /** Removes all rows; tests that own their ids do not need it. */
  clear(): Promise<void>;
}

/** One database for the tests of a file (or of a `describe`), opened before and closed after. */
export function useTestDatabase(): TestDatabase {
  let opened: Database | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(async () => {
    await opened?.close();
    opened = undefined;
  });
  const current = (): Database => {
    if (!opened) throw new Error("The test database is open only while tests run.");
    return opened;
  };
  return {
    get db() {
      return current().db;
    },
    get kind() {
      return current().kind;
    },
    get database() {
      return current();
    },
    clear: () => clearTables(current().db),
  };
}

/**
 * Deletes instead of truncating, which makes each table and index anew and takes ten times as long
 * where there are few rows. As a replica the server looks at no foreign keys and runs no triggers.
 */
async function clearTables(db: Db): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const deletions = tables.map(({ name }) => `delete from ${name};`).join("\n");
  await db.execute(
    sql.raw(`do $$ begin
      set local session_replication_role = replica;
      ${deletions}
    end $$`),
  );
}
