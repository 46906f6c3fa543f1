import { Column, getTableName, is, SQL, type SQLWrapper } from "./sql.ts";

/** A selected column as the builder describes it (drizzle-orm 0.45). */
export interface SelectedField {
  /** Where its value stands in a row; one name, or that of a table and its own. */
  readonly path: readonly string[];
  readonly field: SQLWrapper | Column;
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

type Nested = Record<string, unknown>;

/**
 * Turns the driver's rows into the builder's, as the builder does it itself, which finds out at every
 * value of every row anew how it is to be read.
 * @param notNull by a table's name, whether every row has one of it; absent where nothing is joined
 */
export function rowMapper(
  fields: readonly SelectedField[],
  notNull: Readonly<Record<string, boolean>> | undefined,
): (rows: readonly (readonly unknown[])[]) => Nested[] {
  const columns = fields.map(({ path: [first = "", second], field }) => ({
    first,
    second,
    decoder: decoderOf(field),
  }));
  const groups = notNull ? absentGroups(fields, notNull) : [];
  return (rows) =>
    rows.map((row) => {
      const result: Nested = {};
      for (let n = 0; n < columns.length; n += 1) {
        const { first, second, decoder } = columns[n] as (typeof columns)[number];
        const raw = row[n];
        const value = raw === null ? null : decoder.mapFromDriverValue(raw);
        if (second === undefined) result[first] = value;
        else {
          result[first] ??= {};
          (result[first] as Nested)[second] = value;
        }
      }
      for (const { name, at } of groups) if (row[at] === null) result[name] = null;
      return result;
    });
}

function decoderOf(field: SelectedField["field"]): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : field.getSQL()) as unknown as { decoder: Decoder };
  return decoder;
}

/** Groups of one table that a row may have none of: their first column says it. */
function absentGroups(
  fields: readonly SelectedField[],
  notNull: Readonly<Record<string, boolean>>,
) {
  const groups = new Map<string, { readonly at: number; readonly tables: Set<string> }>();
  for (const [at, { path, field }] of fields.entries()) {
    const [name = ""] = path;
    if (path.length !== 2 || !is(field, Column)) continue;
    const group = groups.get(name) ?? { at, tables: new Set() };
    group.tables.add(getTableName(field.table));
    groups.set(name, group);
  }
  return [...groups].flatMap(([name, { at, tables }]) => {
    const [table = ""] = tables;
    return tables.size === 1 && !notNull[table] ? [{ name, at }] : [];
  });
}
