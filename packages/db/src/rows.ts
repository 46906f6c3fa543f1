import type { Db } from "./database.ts";
import type { SQL } from "./sql.ts";

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
  return onlyRow(await rows<Row>(db, statement));
}

/** The only row of a query that always answers one, such as a count of everything. */
export function onlyRow<Row extends object>([row]: readonly Row[]): Row {
  if (!row) throw new Error("The statement answered no row.");
  return row;
}
