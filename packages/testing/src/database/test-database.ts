import type { Database, Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import { afterAll, beforeAll } from "vitest";
import { openEmbeddedTestDatabase } from "./embedded.ts";
import { openPostgresTestDatabase } from "./postgres.ts";
import { keptDatabase } from "./postgres-global-setup.ts";

/**
 * A new database with all tables and no rows: on the server of TEST_DATABASE_URL when that is set,
 * embedded otherwise. Its `close` leaves nothing behind.
 */
function openTestDatabase(name?: string): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? openPostgresTestDatabase(serverUrl, name) : openEmbeddedTestDatabase();
}

export interface TestDatabase {
  readonly db: Db;
  readonly kind: Database["kind"];
  readonly database: Database;
  /** Removes all rows; tests that own their ids do not need it. */
  clear(): Promise<void>;
}

/** The database of this worker: to open one anew for each file took a fifth of all its time. */
let kept: Promise<Database> | undefined;

/** The database that the files of a worker take one after the other, with no rows in it at first. */
export function useTestDatabase(): TestDatabase {
  return useDatabase(async () => {
    kept ??= openTestDatabase(keptDatabase());
    const database = await kept;
    await emptyTables(database.db);
    const before = await countParts(database.db);
    const leave = async () => {
      if ((await countParts(database.db)) === before) return;
      throw new Error("What this file has made of the tables meets the next: useOwnTestDatabase.");
    };
    return { database, leave };
  });
}

/** One for this file alone: for tests of tables, of plans and of connections. */
export function useOwnTestDatabase(): TestDatabase {
  return useDatabase(async () => {
    const database = await openTestDatabase();
    return { database, leave: database.close };
  });
}

interface Taken {
  readonly database: Database;
  readonly leave: () => Promise<void>;
}

function useDatabase(take: () => Promise<Taken>): TestDatabase {
  let taken: Taken | undefined;
  beforeAll(async () => {
    taken = await take();
  });
  afterAll(async () => {
    await taken?.leave();
    taken = undefined;
  });
  const current = (): Database => {
    if (!taken) throw new Error("The test database is open only while tests run.");
    return taken.database;
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
    clear: () => deleteRows(current().db),
  };
}

/** How many tables and indexes, constraints, triggers and functions there are. */
async function countParts(db: Db): Promise<string> {
  const ours = sql.raw("'public'::regnamespace");
  const [found] = await rows<{ parts: string }>(
    db,
    sql`select concat_ws(' ',
      (select count(*) from pg_class where relnamespace = ${ours}),
      (select count(*) from pg_constraint where connamespace = ${ours}),
      (select count(*) from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = ${ours}),
      (select count(*) from pg_proc where pronamespace = ${ours})) as parts`,
  );
  return found?.parts ?? "";
}

/** Those that take room on the disk, if only for rows that are gone. */
const tables = sql`select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

/**
 * Deletes instead of truncating, which makes each table and index anew and takes ten times as long
 * where there are few rows. As a replica the server looks at no foreign keys and runs no triggers.
 */
async function deleteRows(db: Db): Promise<void> {
  await db.execute(sql`do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in ${tables} loop execute 'delete from ' || name; end loop;
  end $$`);
}

/**
 * Has the rows of the file before leave no trace: a new row takes the place that it takes in a new table, and
 * plans are made as for one. A table that is known to be empty gets plans that read the whole of it.
 */
async function emptyTables(db: Db): Promise<void> {
  await deleteRows(db);
  const left = await rows<{ name: string }>(db, tables);
  const names = left.map(({ name }) => name).join(", ");
  if (names === "") return;
  await db.execute(sql.raw(`vacuum ${names}`));
  await db.execute(sql`update pg_class set relpages = 0, reltuples = -1
    where relkind = 'r' and relnamespace = 'public'::regnamespace`);
}
