import type { Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import { theMark } from "./marks.fixture.ts";

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

/** What a table holds, as one short text. */
const stateOf = (name: string) => sql`select ${sql.raw(`'${name}'`)} as name,
  (select md5(coalesce(string_agg(r::text, '|' order by r::text), ''))
   from ${sql.identifier(name)} r) as state`;

async function statesOf(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const states = sql.join(names.map(stateOf), sql` union all `);
  const found = await rows<{ name: string; state: string }>(db, states);
  return new Map(found.map(({ name, state }) => [name, state]));
}

/**
 * Notes what every table holds now, and answers a way to ask, inside a transaction, which tables
 * have changed since.
 */
export async function watchTables(db: Db): Promise<(tx: Db) => Promise<string[]>> {
  const before = await statesOf(db, await tableNames(db));
  return async (tx) => {
    // Reading all tables after each call took longer than the calls: only those that were written are.
    const written = await rows<{ name: string }>(
      tx,
      sql`select relname as name from pg_stat_xact_user_tables
        where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0 order by 1`,
    );
    const after = await statesOf(
      tx,
      written.map(({ name }) => name),
    );
    return [...after].flatMap(([name, state]) => (before.get(name) === state ? [] : [name]));
  };
}

/** Has every table but the record of errors refuse a row in which {@link marked} has written. */
export async function refuseMarks(db: Db): Promise<void> {
  for (const name of await tableNames(db))
    if (name !== "error_logs")
      await db.execute(sql`alter table ${sql.identifier(name)}
        add check (${sql.identifier(name)}::text !~* ${sql.raw(`'${theMark.source}'`)})`);
}
