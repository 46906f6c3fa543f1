import type { Db } from "@tefuda/db/client";
import { row, rows } from "@tefuda/db/rows";
import { sql } from "drizzle-orm";

async function tableNames(db: Db): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return found.map(({ name }) => name);
}

/** All that stands in the database, as text. */
export async function readEverything(db: Db): Promise<string> {
  const texts: string[] = [];
  for (const name of await tableNames(db))
    for (const { text } of await rows<{ text: string }>(
      db,
      sql`select r::text as text from ${sql.identifier(name)} r`,
    ))
      texts.push(text);
  return texts.join("\n");
}

/**
 * Notes what every table holds now, and answers a way to ask, inside a transaction, which tables
 * have changed since.
 */
export async function watchTables(db: Db): Promise<(tx: Db) => Promise<string[]>> {
  const parts = (await tableNames(db)).map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as name,
      (select md5(coalesce(string_agg(r::text, '|' order by r::text), ''))
       from ${sql.identifier(name)} r) as state`,
  );
  const read = (on: Db) =>
    rows<{ name: string; state: string }>(on, sql.join(parts, sql` union all `));
  const before = new Map((await read(db)).map(({ name, state }) => [name, state]));
  return async (tx) => {
    // A transaction gets its number with its first write, tried or done: without one, none was.
    const { xid } = await row<{ xid: string | null }>(
      tx,
      sql`select pg_current_xact_id_if_assigned()::text as xid`,
    );
    if (xid === null) return [];
    const after = await read(tx);
    return after.filter(({ name, state }) => before.get(name) !== state).map(({ name }) => name);
  };
}
