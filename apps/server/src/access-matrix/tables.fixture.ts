import type { Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import { listTables, readStates } from "@tefuda/testing/database/table-states";
import { theMark } from "./marks.fixture.ts";

/** All that stands in the database, as text. */
export async function readEverything(db: Db): Promise<string> {
  const texts: string[] = [];
  for (const name of await listTables(db))
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
  const before = await readStates(db, await listTables(db));
  return async (tx) => {
    // Reading all tables after each call took longer than the calls: only those that were written are.
    const written = await rows<{ name: string }>(
      tx,
      sql`select relname as name from pg_stat_xact_user_tables
        where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0 order by 1`,
    );
    const after = await readStates(
      tx,
      written.map(({ name }) => name),
    );
    return [...after].flatMap(([name, state]) => (before.get(name) === state ? [] : [name]));
  };
}

/** Has every table but the record of errors refuse a row in which {@link marked} has written. */
export async function refuseMarks(db: Db): Promise<void> {
  for (const name of await listTables(db))
    if (name !== "error_logs")
      await db.execute(sql`alter table ${sql.identifier(name)}
        add check (${sql.identifier(name)}::text !~* ${sql.raw(`'${theMark.source}'`)})`);
}
