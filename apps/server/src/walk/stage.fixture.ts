import type { Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql, TransactionRollbackError } from "drizzle-orm";

/** The state of each table, as one text a table. */
export type Tables = ReadonlyMap<string, string>;

/**
 * Lets every call begin in the same world: each runs in a transaction that is taken back. What
 * holds a database for good, as the session engine does, gets `db`, which stands for the
 * transaction of the moment.
 */
export function createStage(database: Db) {
  let current = database;
  const db = new Proxy({} as Db, {
    get: (_, name) => {
      const value: unknown = Reflect.get(current, name);
      return typeof value === "function" ? value.bind(current) : value;
    },
  });
  return {
    db,
    async play<Result>(scene: (tx: Db) => Promise<Result>): Promise<Result> {
      const results: Result[] = [];
      try {
        await database.transaction(async (tx) => {
          current = tx;
          results.push(await scene(tx));
          tx.rollback();
        });
      } catch (error) {
        if (!(error instanceof TransactionRollbackError)) throw error;
      } finally {
        current = database;
      }
      const [result] = results;
      if (result === undefined) throw new Error("The scene had no result.");
      return result;
    },
  };
}

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

/** Reads what every table holds, to be compared later. */
export async function createTableReader(db: Db): Promise<(db: Db) => Promise<Tables>> {
  const parts = (await tableNames(db)).map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as name,
      (select md5(coalesce(string_agg(r::text, '|' order by r::text), ''))
       from ${sql.identifier(name)} r) as state`,
  );
  const statement = sql.join(parts, sql` union all `);
  return async (on) =>
    new Map(
      (await rows<{ name: string; state: string }>(on, statement)).map(({ name, state }) => [
        name,
        state,
      ]),
    );
}

/** The tables that differ. */
export const changedTables = (before: Tables, after: Tables) =>
  [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
