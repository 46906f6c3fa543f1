import { type SQL, type SQLWrapper, sql } from "../sql.ts";

/** The folded text holds one of the words, of which there is at least one. */
export function holdsAnyOf(text: SQLWrapper, words: readonly string[]): SQL {
  const [first = "", ...others] = words;
  if (others.length === 0) return sql`strpos(${text}, ${first}) > 0`;
  const listed = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  // The text is made once, however many words there are.
  return sql`exists (select from (select ${text} as said offset 0) as given, unnest(array[${listed}]::text[]) as word
    where strpos(said, word) > 0)`;
}
