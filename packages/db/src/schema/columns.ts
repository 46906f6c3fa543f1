import { type CheckBuilder, check, timestamp, uuid } from "../pg-core.ts";
import { type SQL, type SQLWrapper, sql } from "../sql.ts";

/** The primary key of a row: a UUID v7 that the application (or the client) makes. */
export const id = () => uuid().primaryKey();

/** A point in time, stored in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** The two bookkeeping times of a row; the writer passes both, so that they come from its clock. */
export const written = () => ({
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

const quoted = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));

/** A condition for partial indexes and checks: the column is one of the values. */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} in (${quoted(values)})`;

/** The column (or nothing) holds one of a domain list's values. */
export const oneOf = (name: string, column: SQLWrapper, values: readonly string[]): CheckBuilder =>
  check(name, isOneOf(column, values));

/** Every element of the array column is one of a domain list's values. */
export const eachOf = (name: string, column: SQLWrapper, values: readonly string[]): CheckBuilder =>
  check(name, sql`${column} <@ array[${quoted(values)}]::text[]`);

/** None of the counting columns is below zero. */
export const notNegative = (name: string, ...columns: readonly SQLWrapper[]): CheckBuilder =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  );

/** The empty text array, for columns that are never null. */
export const noTexts = sql`'{}'::text[]`;
export const noNumbers = sql`'{}'::smallint[]`;
export const noIds = sql`'{}'::uuid[]`;
export const noMoments = sql`'{}'::timestamptz[]`;

/**
 * A text in the form that words are compared in, as `fold` of the domain makes it. Immutable, so a generated column and
 * an index can hold it.
 */
export const folded = (text: SQLWrapper): SQL => sql`fold_text(${text})`;

/** Several texts, any of them missing, as one folded text. */
export const foldedTexts = (...columns: readonly SQLWrapper[]): SQL =>
  folded(
    sql.join(
      columns.map((column) => sql`coalesce(${column}, '')`),
      sql` || chr(10) || `,
    ),
  );
