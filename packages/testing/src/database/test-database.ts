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

async function clearTables(db: Db): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => sql.identifier(name));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
}
