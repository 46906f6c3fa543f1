import { folded } from "../schema/columns.ts";
import { jokers } from "../schema/joker.ts";
import { or, type SQL, sql } from "../sql.ts";

/** Seekers whose name, or its kana, begins with a folded text; found by an index. */
export function whereNameBegins(text: string): SQL | undefined {
  const pattern = `${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    sql`${folded(jokers.name)} like ${pattern}`,
    sql`${folded(jokers.nameKana)} like ${pattern}`,
  );
}
