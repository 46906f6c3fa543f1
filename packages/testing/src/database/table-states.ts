import type { Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";

/** The product's tables, by name. */
export async function listTables(db: Db): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return found.map(({ name }) => name);
}

/** What a table holds, as one short text. */
const stateOf = (name: string) => sql`select ${sql.raw(`'${name}'`)} as name,
  (select md5(coalesce(string_agg(r::text, '|' order by r::text), ''))
   from ${sql.identifier(name)} r) as state`;

/** What each of the tables holds: with the same state it holds the same rows. */
export async function readStates(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const states = sql.join(names.map(stateOf), sql` union all `);
  const found = await rows<{ name: string; state: string }>(db, states);
  return new Map(found.map(({ name, state }) => [name, state]));
}
