import type { SQL } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * The rows of a statement written by hand, on either engine. Columns keep their names in the
 * statement. Times come as text, and the engines differ in 64-bit numbers: cast counts to `int`.
 */
export async function rows<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { readonly rows: Row[] };
  return result.rows;
}

/** The only row of a statement such as `select count(*)::int as count …`. */
export async function row<Row extends object>(db: Db, statement: SQL): Promise<Row> {
  const [first] = await rows<Row>(db, statement);
  if (!first) throw new Error("The statement answered no row.");
  return first;
}
